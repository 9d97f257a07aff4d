import type { BotRecord } from '@bassadewitz/ledger';
import { type Rating, type ResultTable, rate } from '@bassadewitz/rating';
import type { Status } from '@bassadewitz/standings';
import type { BotKey, BotName } from '../documents/bot-name.ts';
import type { Contest } from '../documents/links.ts';
import type { NameTable } from '../names/name-table.ts';
import { MatchLog } from '../results/match-log.ts';
import type { SummaryBot, TournamentSummary } from '../tournaments/summary.ts';
import { contestOf } from './contest.ts';

/** A tournament with what was played in it. */
export interface LoggedTournament extends TournamentSummary {
  readonly log: MatchLog;
}

/** One version of a bot: the player that is rated, since a new version of a bot is a new player. */
export interface Entity {
  readonly bot: BotName;
  readonly version: string;
  /** Whether no other version of the bot played later. */
  readonly newest: boolean;
  readonly house: boolean;
  /** How its latest tournament left it. */
  readonly status: Status;
  /** What it brought home, tournament by tournament. */
  readonly parts: readonly { readonly tournament: LoggedTournament; readonly bot: SummaryBot }[];
}

/** All that was played on one ladder, or beside it, in order of time, and its ratings. */
export class Pool {
  readonly contest: Contest;
  readonly tournaments: readonly LoggedTournament[];
  readonly entities: readonly Entity[];
  readonly results: ResultTable;
  readonly rating: Rating;

  /** @param tournaments of one contest, at least one, in order of time */
  constructor(tournaments: readonly LoggedTournament[], names: NameTable) {
    const [first] = tournaments;
    if (first === undefined) throw new RangeError('a pool without a tournament');
    const { ruleSet, moveMs, bankMs } = first.link;
    this.contest = contestOf({ ruleSet, timeControl: { moveMs, bankMs, networkCapMs: 0, paceMs: 0 } });
    this.tournaments = tournaments;
    const { entities, indices } = entitiesOf(tournaments, names);
    this.entities = entities;
    this.results = resultsOf(tournaments, indices, entities.length);
    this.rating = rate(entities.map(poolBotOf), this.results);
  }

  /** The entities of a bot, the newest first. */
  versionsOf(key: BotKey): number[] {
    return this.entities
      .map((_, at) => at)
      .filter((at) => this.entities[at]?.bot.key === key)
      .reverse();
  }
}

/** Ranked are the newest versions alone, and neither house bots nor the disqualified. */
function poolBotOf({ bot, version, newest, house, status }: Entity) {
  return {
    name: newest ? bot.name : `${bot.name} ${version}`,
    ...(bot.owner === undefined ? {} : { owner: bot.owner }),
    house: house || status === 'disqualified' || !newest,
  };
}

function entitiesOf(tournaments: readonly LoggedTournament[], names: NameTable) {
  const found = new Map<string, { index: number; bot: BotName; version: string; parts: Entity['parts'][number][] }>();
  /** Entity of each bot of each tournament. */
  const indices = tournaments.map((tournament) =>
    tournament.bots.map((record) => {
      const bot = names.nameOf(record);
      const text = JSON.stringify([bot.key, record.version]);
      const entity = found.get(text) ?? { index: found.size, bot, version: record.version, parts: [] };
      found.set(text, entity);
      entity.parts.push({ tournament, bot: record });
      return entity.index;
    }),
  );
  const time = new Map(tournaments.map(({ link }, at) => [link.id, at]));
  const latest = ({ parts }: { parts: Entity['parts'] }) => time.get(parts.at(-1)?.tournament.link.id ?? '') ?? 0;
  const newestOf = new Map<BotKey, { index: number; at: number }>();
  for (const entity of found.values()) {
    const known = newestOf.get(entity.bot.key);
    const at = latest(entity);
    if (known === undefined || at > known.at) newestOf.set(entity.bot.key, { index: entity.index, at });
  }
  const entities = [...found.values()].map(({ index, bot, version, parts }): Entity => {
    const last = parts.at(-1)?.bot as SummaryBot & BotRecord;
    const newest = newestOf.get(bot.key)?.index === index;
    return { bot, version, newest, house: last.house, status: last.status, parts };
  });
  return { entities, indices };
}

/** All matches in one table; a tournament counts as a round, so that the ratings after each can be told. */
function resultsOf(
  tournaments: readonly LoggedTournament[],
  indices: readonly (readonly number[])[],
  entities: number,
): ResultTable {
  const table = MatchLog.table(
    entities,
    tournaments.map(({ log }) => log),
  );
  let firstMatch = 0;
  let firstBoard = 0;
  tournaments.forEach(({ log, voids }, round) => {
    const isVoid = new Set(voids);
    const entityOf = indices[round] ?? [];
    let lastMatch = -1;
    let lastBoard = -1;
    for (let at = 0; at < log.size; at++) {
      const result = log.result(at, round);
      lastMatch = Math.max(lastMatch, result.order);
      lastBoard = Math.max(lastBoard, result.board);
      if (isVoid.has(result.board)) continue;
      const [a, b, c, d] = result.bots;
      table.add({
        ...result,
        order: firstMatch + result.order,
        board: firstBoard + result.board,
        bots: [entityOf[a] as number, entityOf[b] as number, entityOf[c] as number, entityOf[d] as number],
      });
    }
    firstMatch += lastMatch + 1;
    firstBoard += lastBoard + 1;
  });
  return table;
}
