import { BLOCK_BOTS, type Blocks } from './blocks.ts';
import type { ResultColumns } from './results.ts';

/** What one bot did at one seat. Plain sums; callers divide. */
export interface SeatTally {
  readonly matches: number;
  /** Sum of net chips. */
  readonly chips: number;
  /** How often it finished 1st, 2nd, 3rd, 4th; ties at the best place. */
  readonly places: readonly [number, number, number, number];
}

/** What one bot did over all its matches. */
export interface BotTally {
  readonly matches: number;
  readonly boards: number;
  readonly seats: readonly [SeatTally, SeatTally, SeatTally, SeatTally];
  /** Matches that a stand-in finished. */
  readonly standInMatches: number;
  /** Sum of its chips minus the least at the table over those matches. */
  readonly standInExcess: number;
}

/**
 * Counts for each bot: matches, boards, chips and places by seat, and what stand-ins made.
 *
 * @param rounds results of later rounds are left aside; `blocks` has to know of none of them
 */
export function tallyOf(
  results: ResultColumns,
  blocks: Blocks,
  bots: number,
  rounds = Number.POSITIVE_INFINITY,
): BotTally[] {
  // 5 counters a bot and seat: chips, and the four places.
  const bySeat = new Float64Array(20 * bots);
  const matches = new Uint32Array(bots);
  const standInMatches = new Uint32Array(bots);
  const standInExcess = new Float64Array(bots);
  for (let at = 0; at < results.matches; at++) {
    if ((results.round[at] as number) >= rounds) continue;
    const least = leastAt(results, at);
    for (let seat = 0; seat < 4; seat++) {
      const bot = results.bots[4 * at + seat] as number;
      const chips = results.chips[4 * at + seat] as number;
      const counters = 20 * bot + 5 * seat;
      (bySeat[counters] as number) += chips;
      (bySeat[counters + (results.places[4 * at + seat] as number)] as number) += 1;
      if (isFirstSeat(results, at, seat)) (matches[bot] as number) += 1;
      if (((results.standIns[at] as number) >> seat) & 1) {
        (standInMatches[bot] as number) += 1;
        (standInExcess[bot] as number) += chips - least;
      }
    }
  }
  const boards = boardsOf(blocks, bots);
  return Array.from({ length: bots }, (_, bot) => ({
    matches: matches[bot] as number,
    boards: boards[bot] as number,
    seats: [seatTally(bySeat, bot, 0), seatTally(bySeat, bot, 1), seatTally(bySeat, bot, 2), seatTally(bySeat, bot, 3)],
    standInMatches: standInMatches[bot] as number,
    standInExcess: standInExcess[bot] as number,
  }));
}

/** On how many boards each bot sat. */
export function boardsOf(blocks: Blocks, bots: number): Uint32Array {
  const boards = new Uint32Array(bots);
  for (let block = 0; block < blocks.blocks; block++) {
    for (let e = 0; e < (blocks.entries[block] as number); e++) {
      (boards[blocks.bot[BLOCK_BOTS * block + e] as number] as number) += 1;
    }
  }
  return boards;
}

function leastAt(results: ResultColumns, at: number): number {
  const chips = results.chips;
  const [a, b] = [chips[4 * at] as number, chips[4 * at + 1] as number];
  return Math.min(a, b, chips[4 * at + 2] as number, chips[4 * at + 3] as number);
}

function isFirstSeat({ bots }: ResultColumns, at: number, seat: number): boolean {
  for (let before = 0; before < seat; before++) if (bots[4 * at + before] === bots[4 * at + seat]) return false;
  return true;
}

function seatTally(bySeat: Float64Array, bot: number, seat: number): SeatTally {
  const cell = (at: number) => bySeat[20 * bot + 5 * seat + at] as number;
  const places = [cell(1), cell(2), cell(3), cell(4)] as const;
  return { matches: places[0] + places[1] + places[2] + places[3], chips: cell(0), places };
}
