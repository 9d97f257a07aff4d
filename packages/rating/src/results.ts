import type { Four } from './four.ts';
import { finishingPlaces } from './places.ts';

/** What the ratings need to know of one match. */
export interface MatchResult {
  /** Position of the match in the order of play: unique. It says which replay of a board came first. */
  readonly order: number;
  readonly round: number;
  /** Number of the board over the whole tournament. All matches of one board are one cluster of the errors. */
  readonly board: number;
  /** Index in the pool of the bot at each seat. A bot may hold two seats (A A B B). */
  readonly bots: Four<number>;
  /** Net chips of the match by seat, stakes included. */
  readonly chips: Four<number>;
  /** Chips over the whole board without stakes and refunds, by seat: they decide the finishing order. */
  readonly gains: Four<number>;
  /** The seats that a stand-in finished, if any. */
  readonly standIns?: Four<boolean>;
}

/** Results by column, as the fits read them: 61 bytes a match. Read only. */
export interface ResultColumns {
  readonly matches: number;
  readonly order: Uint32Array;
  readonly round: Uint32Array;
  readonly board: Uint32Array;
  /** Four a match, by seat. */
  readonly bots: Uint16Array;
  /** Four a match, by seat: net chips. */
  readonly chips: Float64Array;
  /** Four a match, by seat: 1 best, ties equal, stand-ins last. */
  readonly places: Uint8Array;
  /** Bit `seat` is set where a stand-in finished. */
  readonly standIns: Uint8Array;
}

/**
 * Collects results in compact columns; a million matches take 61 MB. They may come in any order: `sorted` puts them in the
 * order (board, order of play), so that every sum is taken in a fixed order and ratings agree to the bit.
 */
export class ResultTable {
  /** How many bots the pool has. */
  readonly bots: number;
  #size = 0;
  #columns: ResultColumns;

  /** @throws RangeError when `bots` is no whole number up to 65,536 */
  constructor(bots: number, expectedMatches = 1024) {
    if (!Number.isInteger(bots) || bots < 0 || bots > 65_536) {
      throw new RangeError(`number of bots: ${bots} is not a whole number from 0 to 65536`);
    }
    this.bots = bots;
    this.#columns = allocate(Math.max(16, Math.ceil(expectedMatches)));
  }

  /** How many matches it holds. */
  get size(): number {
    return this.#size;
  }

  /** @throws RangeError when a number is not what its field says: a mistake of the caller, not of a bot */
  add(result: MatchResult): void {
    const { order, round, board, bots, chips, gains, standIns } = result;
    checkIndex('order', order, 0xffff_ffff);
    checkIndex('round', round, 0xffff_ffff);
    checkIndex('board', board, 0xffff_ffff);
    for (let seat = 0; seat < 4; seat++) {
      checkIndex('bot', bots[seat] as number, this.bots - 1);
      if (!Number.isFinite(chips[seat])) throw new RangeError(`chips of seat ${seat}: ${chips[seat]} is not finite`);
      if (!Number.isFinite(gains[seat])) throw new RangeError(`gains of seat ${seat}: ${gains[seat]} is not finite`);
    }
    if (this.#size === this.#columns.order.length) this.#columns = copy(this.#columns, this.#size, 2 * this.#size);
    const columns = this.#columns;
    const at = this.#size++;
    columns.order[at] = order;
    columns.round[at] = round;
    columns.board[at] = board;
    columns.bots.set(bots, 4 * at);
    columns.chips.set(chips, 4 * at);
    columns.places.set(finishingPlaces(gains, standIns), 4 * at);
    columns.standIns[at] = standIns === undefined ? 0 : maskOf(standIns);
  }

  /**
   * The results sorted by board, then by order of play.
   *
   * @throws RangeError when two matches of a board claim the same place in the order of play: the order of sums would be open
   */
  sorted(): ResultColumns {
    const { board, order } = this.#columns;
    const before = (a: number, b: number) =>
      (board[a] as number) - (board[b] as number) || (order[a] as number) - (order[b] as number);
    let inOrder = true;
    for (let row = 1; row < this.#size && inOrder; row++) inOrder = before(row - 1, row) < 0;
    if (inOrder) return view(this.#columns, this.#size);
    const rows = new Uint32Array(this.#size).map((_, row) => row);
    rows.sort(before);
    for (let at = 1; at < rows.length; at++) {
      const row = rows[at] as number;
      if (before(rows[at - 1] as number, row) !== 0) continue;
      throw new RangeError(`board ${board[row]} has two matches at ${order[row]} in the order of play`);
    }
    return gather(this.#columns, rows);
  }
}

function allocate(capacity: number): ResultColumns {
  return {
    matches: 0,
    order: new Uint32Array(capacity),
    round: new Uint32Array(capacity),
    board: new Uint32Array(capacity),
    bots: new Uint16Array(4 * capacity),
    chips: new Float64Array(4 * capacity),
    places: new Uint8Array(4 * capacity),
    standIns: new Uint8Array(capacity),
  };
}

function view(from: ResultColumns, size: number): ResultColumns {
  return {
    matches: size,
    order: from.order.subarray(0, size),
    round: from.round.subarray(0, size),
    board: from.board.subarray(0, size),
    bots: from.bots.subarray(0, 4 * size),
    chips: from.chips.subarray(0, 4 * size),
    places: from.places.subarray(0, 4 * size),
    standIns: from.standIns.subarray(0, size),
  };
}

function copy(from: ResultColumns, size: number, capacity: number): ResultColumns {
  const to = allocate(capacity);
  const used = view(from, size);
  to.order.set(used.order);
  to.round.set(used.round);
  to.board.set(used.board);
  to.bots.set(used.bots);
  to.chips.set(used.chips);
  to.places.set(used.places);
  to.standIns.set(used.standIns);
  return to;
}

function gather(from: ResultColumns, rows: Uint32Array): ResultColumns {
  const to = allocate(rows.length);
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number;
    to.order[at] = from.order[row] as number;
    to.round[at] = from.round[row] as number;
    to.board[at] = from.board[row] as number;
    to.standIns[at] = from.standIns[row] as number;
    for (let seat = 0; seat < 4; seat++) {
      to.bots[4 * at + seat] = from.bots[4 * row + seat] as number;
      to.chips[4 * at + seat] = from.chips[4 * row + seat] as number;
      to.places[4 * at + seat] = from.places[4 * row + seat] as number;
    }
  }
  return { ...to, matches: rows.length };
}

function maskOf(standIns: Four<boolean>): number {
  let mask = 0;
  for (let seat = 0; seat < 4; seat++) if (standIns[seat]) mask |= 1 << seat;
  return mask;
}

function checkIndex(name: string, value: number, greatest: number): void {
  if (Number.isInteger(value) && value >= 0 && value <= greatest) return;
  throw new RangeError(`${name}: ${value} is not a whole number from 0 to ${greatest}`);
}
