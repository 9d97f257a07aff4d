import type { Four } from '@bassadewitz/rules';
import type { MatchJob } from './match-job.ts';
import type { Schedule } from './schedule.ts';

/** The least and the most of some counts. */
export interface Extent {
  readonly least: number;
  readonly most: number;
}

/** How equally a set of bots is treated; everything is counted in matches. */
export interface Balance {
  /** Matches of each bot. */
  readonly matches: Extent;
  /** How often each bot sits in each seat. */
  readonly seats: Extent;
  /** How often each two bots meet. */
  readonly pairs: Extent;
  /** How often each ordered pair of bots sits in each ordered pair of seats. */
  readonly seatPairs: Extent;
  /** How often each bot has each other as its left-hand neighbour (one seat clockwise). */
  readonly leftNeighbours: Extent;
}

/** What the matches of some rounds show when they are counted. */
export interface BalanceProof {
  readonly rounds: number;
  readonly matches: number;
  /** All bots; in a gauntlet the field, counted among itself. */
  readonly bots: Balance;
  /** In a gauntlet the champion, counted against each bot of the field. */
  readonly champion?: Balance;
}

/** Counters held at once; more bots than these serve are counted in several passes over the matches. */
const MAX_COUNTERS = 2 ** 24;
const SEAT_PAIRS = 12;

/**
 * Counts the matches of some rounds of a schedule: the proof of its balance, taken from the matches themselves and not
 * from how they were made.
 *
 * @param first the first round counted
 * @param rounds how many rounds are counted
 * @throws RangeError if the schedule has no such rounds
 */
export function balanceProof(schedule: Schedule, first = 0, rounds = 1): BalanceProof {
  const { bots, champion } = schedule.config;
  const counts = countMatches(schedule, first, rounds);
  const field = new Ranges();
  const own = new Ranges();
  const rows = Math.max(1, Math.floor(MAX_COUNTERS / (SEAT_PAIRS * bots)));
  for (let low = 0; low < bots; low += rows) {
    const high = Math.min(bots, low + rows);
    const seatPairs = countSeatPairs(schedule, first, rounds, low, high);
    for (let bot = low; bot < high; bot++) {
      const ranges = bot === champion ? own : field;
      ranges.addBot(counts.subarray(4 * bot, 4 * bot + 4));
      for (let other = 0; other < bots; other++) {
        if (other === bot || other === champion) continue;
        const at = ((bot - low) * bots + other) * SEAT_PAIRS;
        ranges.addPair(seatPairs.subarray(at, at + SEAT_PAIRS));
      }
    }
  }
  const proof = { rounds, matches: rounds * schedule.matchesPerRound, bots: field.balance() };
  return champion === undefined ? proof : { ...proof, champion: own.balance() };
}

function eachMatch(schedule: Schedule, first: number, rounds: number, visit: (bots: Four<number>) => void): void {
  for (let round = first; round < first + rounds; round++) {
    for (const job of schedule.round(round) as Iterable<MatchJob>) visit(job.bots);
  }
}

/** Matches of each bot in each seat. */
function countMatches(schedule: Schedule, first: number, rounds: number): Uint32Array {
  const counts = new Uint32Array(4 * schedule.config.bots);
  eachMatch(schedule, first, rounds, (bots) => {
    for (let seat = 0; seat < 4; seat++) bump(counts, 4 * (bots[seat as 0] as number) + seat);
  });
  return counts;
}

/** For each bot from `low` up to `high`, each other bot and each ordered pair of seats. */
function countSeatPairs(schedule: Schedule, first: number, rounds: number, low: number, high: number): Uint32Array {
  const { bots: n } = schedule.config;
  const counts = new Uint32Array((high - low) * n * SEAT_PAIRS);
  eachMatch(schedule, first, rounds, (bots) => {
    for (let seat = 0; seat < 4; seat++) {
      const bot = bots[seat as 0];
      if (bot < low || bot >= high) continue;
      for (let steps = 1; steps < 4; steps++) {
        const other = bots[((seat + steps) & 3) as 0];
        bump(counts, ((bot - low) * n + other) * SEAT_PAIRS + 4 * (steps - 1) + seat);
      }
    }
  });
  return counts;
}

function bump(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] as number) + 1;
}

class Range {
  #least = Number.POSITIVE_INFINITY;
  #most = 0;

  add(count: number): void {
    this.#least = Math.min(this.#least, count);
    this.#most = Math.max(this.#most, count);
  }

  extent(): Extent {
    return { least: this.#least, most: this.#most };
  }
}

class Ranges {
  readonly #matches = new Range();
  readonly #seats = new Range();
  readonly #pairs = new Range();
  readonly #seatPairs = new Range();
  readonly #leftNeighbours = new Range();

  addBot(seats: Uint32Array): void {
    this.#matches.add(sum(seats));
    for (const count of seats) this.#seats.add(count);
  }

  /** @param seatPairs four counts each for one, two and three steps to the left */
  addPair(seatPairs: Uint32Array): void {
    this.#pairs.add(sum(seatPairs));
    this.#leftNeighbours.add(sum(seatPairs.subarray(0, 4)));
    for (const count of seatPairs) this.#seatPairs.add(count);
  }

  balance(): Balance {
    return {
      matches: this.#matches.extent(),
      seats: this.#seats.extent(),
      pairs: this.#pairs.extent(),
      seatPairs: this.#seatPairs.extent(),
      leftNeighbours: this.#leftNeighbours.extent(),
    };
  }
}

function sum(counts: Uint32Array): number {
  let total = 0;
  for (const count of counts) total += count;
  return total;
}
