import { chipsAfterRounds, type Rating, type WarningCode } from '@bassadewitz/rating';
import type { FaultCounts } from '@bassadewitz/standings';
import type { LadderDocument, LadderMark, LadderMoment, LadderRow } from '../documents/ladder.ts';
import type { LadderLink } from '../documents/links.ts';
import { evenlySpread } from '../tournaments/evenly-spread.ts';
import { ladderIdOf } from './contest.ts';
import type { Entity, Pool } from './pool.ts';

/** Tournaments after which the ratings are told. */
const MOST_MOMENTS = 24;
/** Warnings that make a bot's numbers provisional. */
const PROVISIONAL: readonly WarningCode[] = ['NO_ERROR_YET', 'FEW_BOARDS'];

export function ladderDocument(pool: Pool): LadderDocument {
  const { contest, rating, entities, tournaments } = pool;
  return {
    format: 'bassadewitz-ladder',
    version: 1,
    ...contest,
    id: ladderIdOf(contest),
    tournaments: tournaments.map(({ link }) => link).reverse(),
    rows: listedOf(pool).map(({ entity, group, next }) => rowOf(pool, entity, group, next)),
    history: historyOf(pool),
    warnings: rating.warnings.map(({ code, message, bots }) => ({
      code,
      message,
      bots: [...new Set(bots.map((bot) => (entities[bot] as Entity).bot.key))],
    })),
  };
}

export function ladderLink({ id, ruleSet, moveMs, bankMs, rows, tournaments }: LadderDocument): LadderLink {
  return {
    ...{ ruleSet, moveMs, bankMs, id, bots: rows.length, tournaments: tournaments.length },
    boards: tournaments.reduce((sum, { boards }) => sum + boards, 0),
    matches: tournaments.reduce((sum, { matches }) => sum + matches, 0),
    leaders: rows
      .filter(({ group, place }) => group === 0 && place === 1)
      .map(({ key, name, owner, similar }) => ({ key, name, ...(owner === undefined ? {} : { owner }), similar })),
  };
}

interface Listed {
  readonly entity: number;
  readonly group: number;
  /** The next ranked entity of its group. */
  readonly next: number | undefined;
}

/** The entities that have a row, in order: newest versions, group after group, each by chips. */
export function listedOf({ rating, entities }: Pool): Listed[] {
  const value = (entity: number) => (rating.bots[entity] as Rating['bots'][number]).chips.value;
  const listed = rating.rankings.flatMap(({ bots, anchors }, group) => {
    const places = new Map(bots.map((bot, at) => [bot, at]));
    return [...bots, ...anchors]
      .map((entity) => {
        const at = places.get(entity);
        return { entity, group, next: at === undefined ? undefined : bots[at + 1] };
      })
      .sort((a, b) => value(b.entity) - value(a.entity) || (places.get(a.entity) ?? -1) - (places.get(b.entity) ?? -1));
  });
  const shown = new Set(listed.map(({ entity }) => entity));
  const others = entities
    .map((_, entity) => ({ entity, group: rating.rankings.length, next: undefined }))
    .filter(({ entity }) => !shown.has(entity));
  return [...listed, ...others].filter(({ entity }) => entities[entity]?.newest);
}

function rowOf(pool: Pool, index: number, group: number, next: number | undefined): LadderRow {
  const { rating } = pool;
  const entity = pool.entities[index] as Entity;
  const rated = rating.bots[index] as Rating['bots'][number];
  const { place, band } = placeOf(rating, index);
  return {
    ...entity.bot,
    version: entity.version,
    group,
    place,
    band,
    chips: rated.chips,
    elo: rated.elo,
    boards: rated.tally.boards,
    matches: rated.tally.matches,
    tournaments: entity.parts.length,
    faults: faultsOf(entity.parts.map(({ bot }) => bot.faults)),
    standIns: rated.tally.standInMatches,
    penalty: rated.penalty,
    marks: marksOf(pool, index),
    betterThanNext: next === undefined ? null : (rating.chips.difference(index, next)?.los ?? null),
  };
}

/** Place and band of an entity in its ranking; null where it holds none, or nobody else is ranked with it. */
export function placeOf({ rankings }: Rating, entity: number): Pick<LadderRow, 'place' | 'band'> {
  for (const { bots, places, chipsBands } of rankings) {
    const at = bots.indexOf(entity);
    if (at !== -1 && bots.length > 1) return { place: places[at] ?? null, band: chipsBands[at] ?? null };
  }
  return { place: null, band: null };
}

/** Faults of several tournaments together. */
export function faultsOf(parts: readonly FaultCounts[]): FaultCounts {
  const sum: Record<keyof FaultCounts, number> = {
    timeout: 0,
    illegal: 0,
    malformed: 0,
    disconnect: 0,
    flood: 0,
    'no-show': 0,
  };
  for (const part of parts) for (const kind of Object.keys(sum) as (keyof FaultCounts)[]) sum[kind] += part[kind];
  return sum;
}

/** What a reader should know about an entity. */
export function marksOf({ rating, entities }: Pool, index: number): LadderMark[] {
  const { bot, house, status } = entities[index] as Entity;
  const marks: LadderMark[] = [];
  const provisional = rating.warnings.some(({ code, bots }) => PROVISIONAL.includes(code) && bots.includes(index));
  if (provisional) marks.push('provisional');
  if (house) marks.push('house');
  if (status !== 'playing') marks.push(status);
  if (bot.similar) marks.push('similar-name');
  if (rating.bots[index]?.memory.suspicious) marks.push('plays-better-in-replays');
  return marks;
}

function historyOf({ tournaments, entities, results }: Pool): LadderMoment[] {
  const moments = chipsAfterRounds(results, evenlySpread(tournaments.length, MOST_MOMENTS));
  return moments.map(({ rounds, chips, boards }) => {
    const link = tournaments[rounds - 1]?.link;
    return {
      tournament: link?.id ?? '',
      ended: link?.ended ?? null,
      rows: entities.flatMap(({ bot, newest }, index) => {
        const estimate = chips[index];
        return newest && estimate !== undefined && (boards[index] ?? 0) > 0 ? [{ bot: bot.key, chips: estimate }] : [];
      }),
    };
  });
}
