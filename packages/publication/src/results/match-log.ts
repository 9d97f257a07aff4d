import type { MatchRecord } from '@bassadewitz/ledger';
import { type MatchResult, ResultTable } from '@bassadewitz/rating';
import { bySeat, type Four, OUTCOMES, type Outcome, SEATS } from '@bassadewitz/rules';
import { resultOf } from '@bassadewitz/standings';

/** Columns of a log with how many numbers each has a match. */
const WIDTHS = {
  match: 1,
  board: 1,
  bots: 4,
  chips: 4,
  gains: 4,
  replay: 1,
  standIns: 1,
  faults: 1,
  outcomes: 1,
} as const;

interface Columns {
  readonly match: Uint32Array;
  readonly board: Uint32Array;
  readonly bots: Uint16Array;
  readonly chips: Int16Array;
  readonly gains: Int16Array;
  readonly replay: Uint8Array;
  /** Bit `seat` is set where a stand-in finished. */
  readonly standIns: Uint8Array;
  readonly faults: Uint16Array;
  /** Index in the list of the ways in which the deals of a match ended. */
  readonly outcomes: Uint16Array;
}

/** What tables need of the matches of a tournament, in some 40 bytes each. They lie in the order in which they were added. */
export class MatchLog {
  #columns: Columns;
  #size = 0;
  readonly #endings: string[] = [];
  readonly #endingAt = new Map<string, number>();

  constructor(expectedMatches = 1024) {
    this.#columns = allocate(Math.max(16, Math.ceil(expectedMatches)));
  }

  get size(): number {
    return this.#size;
  }

  add(record: MatchRecord): void {
    if (this.#size === this.#columns.match.length) this.#grow();
    const columns = this.#columns;
    const at = this.#size++;
    const { chips, gains, standIns } = resultOf(record);
    columns.match[at] = record.match;
    columns.board[at] = record.board;
    columns.replay[at] = record.replay;
    columns.bots.set(record.bots, 4 * at);
    columns.chips.set(chips.map(small), 4 * at);
    columns.gains.set(gains.map(small), 4 * at);
    columns.standIns[at] = SEATS.reduce<number>((mask, seat) => mask | (standIns?.[seat] ? 1 << seat : 0), 0);
    columns.faults[at] = record.deals.reduce((sum, { faults }) => sum + faults.length, 0);
    columns.outcomes[at] = this.#ending(record.deals.map(({ outcome }) => OUTCOMES.indexOf(outcome)).join(''));
  }

  match(at: number): number {
    return this.#columns.match[at] as number;
  }

  board(at: number): number {
    return this.#columns.board[at] as number;
  }

  replay(at: number): number {
    return this.#columns.replay[at] as number;
  }

  bots(at: number): Four<number> {
    return fourOf(this.#columns.bots, at);
  }

  chips(at: number): Four<number> {
    return fourOf(this.#columns.chips, at);
  }

  gains(at: number): Four<number> {
    return fourOf(this.#columns.gains, at);
  }

  faults(at: number): number {
    return this.#columns.faults[at] as number;
  }

  /** Whether a stand-in finished for the seat. */
  standIn(at: number, seat: number): boolean {
    return (((this.#columns.standIns[at] as number) >> seat) & 1) === 1;
  }

  outcomes(at: number): Outcome[] {
    const ending = this.#endings[this.#columns.outcomes[at] as number] ?? '';
    return [...ending].map((digit) => OUTCOMES[Number(digit)] as Outcome);
  }

  /** Positions by board, then by replay. */
  byBoard(): Uint32Array {
    const order = new Uint32Array(this.#size).map((_, at) => at);
    return order.sort((a, b) => this.board(a) - this.board(b) || this.replay(a) - this.replay(b));
  }

  /** The match as the ratings want it. */
  result(at: number, round: number): MatchResult {
    const result = {
      order: this.match(at),
      round,
      board: this.board(at),
      bots: this.bots(at),
      chips: this.chips(at),
      gains: this.gains(at),
    };
    if (this.#columns.standIns[at] === 0) return result;
    return { ...result, standIns: bySeat((seat) => this.standIn(at, seat)) };
  }

  /** A table of results with room for so many matches. */
  static table(bots: number, logs: readonly MatchLog[]): ResultTable {
    return new ResultTable(
      bots,
      logs.reduce((sum, { size }) => sum + size, 0),
    );
  }

  /** As bytes, in the byte order of all machines that Node runs on but for one. */
  written(): { readonly columns: Uint8Array[]; readonly size: number; readonly endings: readonly string[] } {
    const columns = Object.entries(WIDTHS).map(([name, width]) => {
      const column = this.#columns[name as keyof Columns].subarray(0, width * this.#size);
      return new Uint8Array(column.buffer, column.byteOffset, column.byteLength);
    });
    return { columns, size: this.#size, endings: this.#endings };
  }

  /** A log from what `written` gave, the columns one after another. @throws RangeError where the bytes are not that many */
  static read(bytes: Uint8Array, size: number, endings: readonly string[]): MatchLog {
    const log = new MatchLog(size);
    let from = 0;
    for (const [name, width] of Object.entries(WIDTHS)) {
      const column = log.#columns[name as keyof Columns];
      const length = width * size * column.BYTES_PER_ELEMENT;
      const into = new Uint8Array(column.buffer, 0, length);
      into.set(bytes.subarray(from, from + length));
      from += length;
    }
    if (from !== bytes.length) throw new RangeError(`a log of ${size} matches has ${from} bytes, not ${bytes.length}`);
    log.#size = size;
    log.#endings.push(...endings);
    return log;
  }

  #ending(text: string): number {
    const known = this.#endingAt.get(text);
    if (known !== undefined) return known;
    this.#endings.push(text);
    this.#endingAt.set(text, this.#endings.length - 1);
    return this.#endings.length - 1;
  }

  #grow(): void {
    const larger = allocate(2 * this.#size);
    for (const name of Object.keys(WIDTHS) as (keyof Columns)[]) larger[name].set(this.#columns[name]);
    this.#columns = larger;
  }
}

function allocate(matches: number): Columns {
  return {
    match: new Uint32Array(matches),
    board: new Uint32Array(matches),
    bots: new Uint16Array(4 * matches),
    chips: new Int16Array(4 * matches),
    gains: new Int16Array(4 * matches),
    replay: new Uint8Array(matches),
    standIns: new Uint8Array(matches),
    faults: new Uint16Array(matches),
    outcomes: new Uint16Array(matches),
  };
}

function fourOf(column: Uint16Array | Int16Array, at: number): Four<number> {
  const first = 4 * at;
  return [
    column[first] as number,
    column[first + 1] as number,
    column[first + 2] as number,
    column[first + 3] as number,
  ];
}

/** Chips of a match fit into 16 bits by far, unless somebody made the record up. */
function small(chips: number): number {
  if (chips >= -32_768 && chips <= 32_767) return chips;
  throw new RangeError(`${chips} chips cannot be won in a match`);
}
