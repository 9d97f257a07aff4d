import type { Four } from './four.ts';
import type { ResultColumns } from './results.ts';
import { seatMeans } from './seat-means.ts';

/** Most bots that a block can have, and most pairs among them. */
export const BLOCK_BOTS = 4;
export const BLOCK_PAIRS = 6;

/**
 * Boards at their tables, as the fits read them: what each bot made on average over the replays, and the points of each
 * pair. Blocks of one board stand next to each other. Entry `BLOCK_BOTS * block + e` is the block's e-th bot, ascending;
 * pair `BLOCK_PAIRS * block + p` runs over (0,1) (0,2) (1,2) (0,3) (1,3) (2,3).
 */
export interface Blocks {
  readonly blocks: number;
  /** Board of each block: the cluster of its errors. */
  readonly board: Uint32Array;
  readonly round: Uint32Array;
  /** How many different bots the block has. */
  readonly entries: Uint8Array;
  readonly bot: Uint16Array;
  /** How many of the table's seats the bot holds: 1, or 2 at a table of two and two. */
  readonly seats: Uint8Array;
  /** Mean net chips a seat and match. */
  readonly chips: Float64Array;
  readonly matches: Uint32Array;
  /** Points of the first bot of a pair over the second: 1 a better place, ½ a shared one, over all matches and seats. */
  readonly points: Float32Array;
  /** 1 where every bot held every seat equally often, so that seats cancel. */
  readonly whole: Uint8Array;
}

/** Says whether a table counts: called with the bots by seat of a match. */
export type TableFilter = (bots: Four<number>) => boolean;

/** Index of the pair of entries a < b within a block. */
export function pairIndex(a: number, b: number): number {
  return (b * (b - 1)) / 2 + a;
}

/** m_ij within a block: how many comparisons two of its entries had. */
export function gamesOf(blocks: Blocks, block: number, a: number, b: number): number {
  const first = BLOCK_BOTS * block;
  const seats = (blocks.seats[first + a] as number) * (blocks.seats[first + b] as number);
  return (blocks.matches[block] as number) * seats;
}

/** The bots by seat of one match of the columns. */
export function botsAt({ bots }: ResultColumns, at: number): Four<number> {
  const first = 4 * at;
  return [bots[first] as number, bots[first + 1] as number, bots[first + 2] as number, bots[first + 3] as number];
}

/**
 * Gathers sorted results into blocks: one for each set of bots that met on a board.
 *
 * @param keep which tables count; all by default
 */
export function blocksOf(results: ResultColumns, keep?: TableFilter): Blocks {
  const { blockOf, firstMatch, blocks } = assign(results, keep);
  const out = allocate(blocks);
  const means = seatMeans(results);
  for (let block = 0; block < blocks; block++) {
    fill(out, block, results, means, blockOf, firstMatch[block] as number);
  }
  return out;
}

/** No block: the match was left out. */
const LEFT_OUT = 0xffff_ffff;

function assign(results: ResultColumns, keep: TableFilter | undefined) {
  const blockOf = new Uint32Array(results.matches).fill(LEFT_OUT);
  const firstMatch = new Uint32Array(results.matches);
  let blocks = 0;
  let firstOfBoard = 0;
  for (let at = 0; at < results.matches; at++) {
    if (at > 0 && results.board[at] !== results.board[at - 1]) firstOfBoard = blocks;
    const bots = botsAt(results, at);
    if (keep !== undefined && !keep(bots)) continue;
    let block = firstOfBoard;
    while (block < blocks && !sameBots(bots, botsAt(results, firstMatch[block] as number))) block++;
    if (block === blocks) firstMatch[blocks++] = at;
    blockOf[at] = block;
  }
  return { blockOf, firstMatch, blocks };
}

function sameBots(one: Four<number>, other: Four<number>): boolean {
  const count = (bots: Four<number>, bot: number) =>
    +(bots[0] === bot) + +(bots[1] === bot) + +(bots[2] === bot) + +(bots[3] === bot);
  return one.every((bot) => count(one, bot) === count(other, bot));
}

function allocate(blocks: number): Blocks {
  return {
    blocks,
    board: new Uint32Array(blocks),
    round: new Uint32Array(blocks),
    entries: new Uint8Array(blocks),
    bot: new Uint16Array(BLOCK_BOTS * blocks),
    seats: new Uint8Array(BLOCK_BOTS * blocks),
    chips: new Float64Array(BLOCK_BOTS * blocks),
    matches: new Uint32Array(blocks),
    points: new Float32Array(BLOCK_PAIRS * blocks),
    whole: new Uint8Array(blocks),
  };
}

function fill(
  out: Blocks,
  block: number,
  results: ResultColumns,
  means: Four<number>,
  blockOf: Uint32Array,
  from: number,
): void {
  const different = [...new Set(botsAt(results, from))].sort((a, b) => a - b);
  const first = BLOCK_BOTS * block;
  out.board[block] = results.board[from] as number;
  out.round[block] = results.round[from] as number;
  out.entries[block] = different.length;
  out.bot.set(different, first);
  const held = new Uint32Array(BLOCK_BOTS * 4);
  let matches = 0;
  // Matches of one board stand together, so a block's matches lie between its first and the end of its board.
  for (let at = from; at < results.matches && results.board[at] === results.board[from]; at++) {
    if (blockOf[at] !== block) continue;
    matches++;
    const entry = botsAt(results, at).map((bot) => different.indexOf(bot));
    for (let seat = 0; seat < 4; seat++) {
      const e = entry[seat] as number;
      (held[4 * e + seat] as number) += 1;
      (out.chips[first + e] as number) += results.chips[4 * at + seat] as number;
    }
    addPoints(out, block, results, at, entry);
  }
  out.matches[block] = matches;
  const seatsHeld = different.map((_, e) => [0, 1, 2, 3].map((seat) => held[4 * e + seat] as number));
  const whole = seatsHeld.every((counts) => counts.every((count) => count === counts[0]));
  out.whole[block] = whole ? 1 : 0;
  seatsHeld.forEach((counts, e) => {
    const total = counts.reduce((sum, count) => sum + count, 0);
    let chips = out.chips[first + e] as number;
    if (!whole) for (let seat = 0; seat < 4; seat++) chips -= (counts[seat] as number) * (means[seat] as number);
    out.chips[first + e] = chips / total;
    out.seats[first + e] = total / matches;
  });
}

function addPoints(out: Blocks, block: number, results: ResultColumns, at: number, entry: readonly number[]): void {
  for (let seat = 1; seat < 4; seat++) {
    for (let other = 0; other < seat; other++) {
      const a = entry[other] as number;
      const b = entry[seat] as number;
      if (a === b) continue;
      const ahead = (results.places[4 * at + seat] as number) - (results.places[4 * at + other] as number);
      const points = ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5;
      const low = Math.min(a, b);
      (out.points[BLOCK_PAIRS * block + pairIndex(low, Math.max(a, b))] as number) += low === a ? points : 1 - points;
    }
  }
}
