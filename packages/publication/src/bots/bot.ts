import type { Rating } from '@bassadewitz/rating';
import { bySeat, type Four } from '@bassadewitz/rules';
import type { BotCareer, BotDocument, BotTournament, OpponentResult, VersionResult } from '../documents/bot.ts';
import type { BotName } from '../documents/bot-name.ts';
import type { MatchLink } from '../documents/links.ts';
import { ladderIdOf } from '../ladders/contest.ts';
import { faultsOf, marksOf, placeOf } from '../ladders/ladder.ts';
import type { Entity, Pool } from '../ladders/pool.ts';
import type { NameTable } from '../names/name-table.ts';
import { Extremes } from '../tallies/extremes.ts';
import { outcomesOf } from '../tallies/outcome-tally.ts';
import type { TournamentSummary } from '../tournaments/summary.ts';
import { thinkTimesOf } from '../tournaments/tournament-builder.ts';

/** A pool, and whether its tournaments are rated. */
export interface RatedPool {
  readonly pool: Pool;
  readonly rated: boolean;
}

/** @param tournaments all of the site, in order of time */
export function botDocument(
  bot: BotName,
  pools: readonly RatedPool[],
  tournaments: readonly TournamentSummary[],
  names: NameTable,
): BotDocument {
  const careers = pools.flatMap((pool) => careerOf(bot, pool, names) ?? []);
  const played = (career: BotCareer) => career.versions.reduce((sum, { boards }) => sum + boards, 0);
  return {
    format: 'bassadewitz-bot',
    version: 1,
    ...bot,
    careers: careers.sort(
      (a, b) => Number(b.rated) - Number(a.rated) || played(b) - played(a) || (a.ladder < b.ladder ? -1 : 1),
    ),
    tournaments: tournaments.flatMap((tournament) => tournamentOf(bot, tournament, names)).reverse(),
  };
}

function tournamentOf(bot: BotName, { link, bots }: TournamentSummary, names: NameTable): BotTournament[] {
  const own = bots.filter((record) => names.nameOf(record).key === bot.key);
  const of = bots.filter(({ place }) => place !== null).length;
  return own.map(({ version, status, house, place, band, chips, elo, boards, faults, standIns }) => ({
    ...{ tournament: link, version, status, house, place, band, of, chips, elo, boards, faults, standIns },
  }));
}

function careerOf(bot: BotName, { pool, rated }: RatedPool, names: NameTable): BotCareer | undefined {
  const { contest, rating, entities } = pool;
  const versions = newestFirst(pool, bot.key);
  const [newest] = versions;
  if (newest === undefined) return undefined;
  const parts = versions.flatMap((index) => (entities[index] as Entity).parts);
  const extremes = new Extremes<MatchLink>();
  for (const { tournament, bot: own } of parts) {
    for (const { against, ...match } of [...own.best, ...own.worst]) {
      const keyAt = (at: 0 | 1 | 2) => names.nameOf(tournament.bots[against[at]] as typeof own).key;
      extremes.add(match.chips, () => ({
        ...{ tournament: tournament.link.id, ...match, version: own.version },
        against: [keyAt(0), keyAt(1), keyAt(2)],
      }));
    }
  }
  return {
    ...contest,
    ladder: ladderIdOf(contest),
    rated,
    versions: versions.map((index) => versionOf(pool, index)),
    marks: marksOf(pool, newest),
    opponents: opponentsOf(pool, newest),
    seats: seatsOf(versions.map((index) => ratedAt(rating, index).tally.seats)),
    outcomes: outcomesOf(parts.map((part) => part.bot.outcomes)),
    faults: faultsOf(parts.map((part) => part.bot.faults)),
    standIns: versions.reduce((sum, index) => sum + ratedAt(rating, index).tally.standInMatches, 0),
    memory: ratedAt(rating, newest).memory,
    think: thinkTimesOf(
      parts.map((part) => part.bot),
      contest.moveMs,
    ),
    best: extremes.best,
    worst: extremes.worst,
  };
}

/** The bot's entities, the newest before those that came to an end earlier. */
function newestFirst(pool: Pool, key: string): number[] {
  const versions = pool.versionsOf(key);
  const isNewest = (index: number) => pool.entities[index]?.newest === true;
  return [...versions.filter(isNewest), ...versions.filter((index) => !isNewest(index))];
}

function versionOf({ rating, entities }: Pool, index: number): VersionResult {
  const { version, parts } = entities[index] as Entity;
  const { chips, elo, tally } = ratedAt(rating, index);
  const { boards, matches } = tally;
  return { version, ...placeOf(rating, index), chips, elo, boards, matches, tournaments: parts.length };
}

function opponentsOf({ rating, entities }: Pool, own: number): OpponentResult[] {
  return entities
    .flatMap(({ bot, version }, other): OpponentResult[] => {
      const meeting = rating.crosstable.meeting(own, other);
      if (other === own || meeting.boards === 0) return [];
      const difference = rating.chips.difference(own, other);
      const { boards, matches, chips, points, comparisons } = meeting;
      return [
        {
          ...{ ...bot, version, boards, matches, made: chips, ahead: points / comparisons },
          better: difference === undefined ? null : { value: difference.delta, se: difference.se },
          likely: difference?.los ?? null,
        },
      ];
    })
    .sort((a, b) => b.boards - a.boards || (a.key < b.key ? -1 : a.key > b.key ? 1 : a.version < b.version ? -1 : 1));
}

function seatsOf(parts: readonly BotCareer['seats'][]): BotCareer['seats'] {
  return bySeat((seat) => {
    const places: [number, number, number, number] = [0, 0, 0, 0];
    let [matches, chips] = [0, 0];
    for (const seats of parts as readonly Four<BotCareer['seats'][number]>[]) {
      matches += seats[seat].matches;
      chips += seats[seat].chips;
      for (const place of [0, 1, 2, 3] as const) places[place] += seats[seat].places[place];
    }
    return { matches, chips, places };
  });
}

function ratedAt({ bots }: Rating, index: number): Rating['bots'][number] {
  return bots[index] as Rating['bots'][number];
}
