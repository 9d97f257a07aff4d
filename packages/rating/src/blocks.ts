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
function botsAt({ bots }: ResultColumns, at: number): Four<number> {
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
  const filler = new BlockFiller(results, out, blockOf);
  for (let block = 0; block < blocks; block++) filler.fill(block, firstMatch[block] as number);
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

/** Sums up matches block by block, in scratch space of its own, for there may be a million. */
class BlockFiller {
  readonly #results: ResultColumns;
  readonly #out: Blocks;
  readonly #blockOf: Uint32Array;
  readonly #means: Four<number>;
  /** How often each entry held each seat: 4 counters an entry. */
  readonly #held = new Uint32Array(4 * BLOCK_BOTS);
  /** Which entry sits at each seat of the match at hand. */
  readonly #entryAt = new Uint8Array(4);

  constructor(results: ResultColumns, out: Blocks, blockOf: Uint32Array) {
    this.#results = results;
    this.#out = out;
    this.#blockOf = blockOf;
    this.#means = seatMeans(results);
  }

  fill(block: number, from: number): void {
    const { board, round } = this.#results;
    this.#out.board[block] = board[from] as number;
    this.#out.round[block] = round[from] as number;
    this.#enter(block, botsAt(this.#results, from));
    this.#held.fill(0);
    // Matches of one board stand together, so a block's matches lie between its first and the end of its board.
    for (let at = from; at < this.#results.matches && board[at] === board[from]; at++) {
      if (this.#blockOf[at] === block) this.#add(block, at);
    }
    this.#average(block);
  }

  /** Sorts the four bots into the block's entries, one an entry however many seats it has. */
  #enter(block: number, bots: Four<number>): void {
    const { bot: entered, seats } = this.#out;
    const first = BLOCK_BOTS * block;
    let entries = 0;
    for (const bot of bots) {
      let at = first + entries;
      while (at > first && (entered[at - 1] as number) >= bot) at--;
      if (entered[at] !== bot || at === first + entries) {
        entered.copyWithin(at + 1, at, first + entries);
        seats.copyWithin(at + 1, at, first + entries);
        entered[at] = bot;
        seats[at] = 0;
        entries++;
      }
      (seats[at] as number) += 1;
    }
    this.#out.entries[block] = entries;
  }

  #add(block: number, at: number): void {
    const { bots, chips } = this.#results;
    const first = BLOCK_BOTS * block;
    (this.#out.matches[block] as number) += 1;
    for (let seat = 0; seat < 4; seat++) {
      let entry = 0;
      while (this.#out.bot[first + entry] !== bots[4 * at + seat]) entry++;
      this.#entryAt[seat] = entry;
      (this.#held[4 * entry + seat] as number) += 1;
      (this.#out.chips[first + entry] as number) += chips[4 * at + seat] as number;
    }
    this.#addPoints(block, at);
  }

  #addPoints(block: number, at: number): void {
    const { places } = this.#results;
    for (let seat = 1; seat < 4; seat++) {
      for (let other = 0; other < seat; other++) {
        const a = this.#entryAt[other] as number;
        const b = this.#entryAt[seat] as number;
        if (a === b) continue;
        const ahead = (places[4 * at + seat] as number) - (places[4 * at + other] as number);
        const points = ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5;
        const pair = a < b ? pairIndex(a, b) : pairIndex(b, a);
        (this.#out.points[BLOCK_PAIRS * block + pair] as number) += a < b ? points : 1 - points;
      }
    }
  }

  /** Sums of chips to means, less the means of seats where the board is not whole. */
  #average(block: number): void {
    const first = BLOCK_BOTS * block;
    const entries = this.#out.entries[block] as number;
    const matches = this.#out.matches[block] as number;
    const whole = this.#isWhole(entries);
    this.#out.whole[block] = whole ? 1 : 0;
    for (let entry = 0; entry < entries; entry++) {
      let chips = this.#out.chips[first + entry] as number;
      for (let seat = 0; seat < 4 && !whole; seat++) {
        chips -= (this.#held[4 * entry + seat] as number) * (this.#means[seat] as number);
      }
      this.#out.chips[first + entry] = chips / (matches * (this.#out.seats[first + entry] as number));
    }
  }

  #isWhole(entries: number): boolean {
    for (let at = 0; at < 4 * entries; at++) if (this.#held[at] !== this.#held[at - (at % 4)]) return false;
    return true;
  }
}
