import type { Four } from '@bassadewitz/rules';
import type { Key } from './key.ts';
import type { MatchJob } from './match-job.ts';
import { type OrderOfPlay, orderOfPlay } from './order.ts';
import { permutationAt } from './permutations.ts';
import type { ScheduleConfig } from './schedule-config.ts';
import { botsBySeat, seatsAt } from './seatings.ts';
import { singleSeatings } from './single-seatings.ts';

/** One pass through the schedule, its matches in the order in which they are played. */
export class Round implements Iterable<MatchJob> {
  readonly round: number;
  /** Number, in the tournament, of the round's first match. */
  readonly first: number;
  /** How many matches the round has. */
  readonly matches: number;
  readonly #boards: number;
  readonly #boardsPerTable: number;
  readonly #design: Uint16Array;
  readonly #labels: readonly number[];
  readonly #order: OrderOfPlay;
  /** Without replays, the drawn seating of each board. */
  readonly #single: Uint8Array | undefined;

  /**
   * @param design the tables of the design, four numbers each
   * @param labels which bot plays as which number of the design
   */
  constructor(key: Key, config: ScheduleConfig, round: number, design: Uint16Array, labels: readonly number[]) {
    this.round = round;
    this.#boardsPerTable = config.boards;
    this.#boards = (design.length / 4) * config.boards;
    this.matches = this.#boards * config.replays;
    this.first = round * this.matches;
    this.#design = design;
    this.#labels = labels;
    this.#order = orderOfPlay(key, round, this.#boards, config.replays === 4);
    this.#single =
      config.replays === 4
        ? undefined
        : singleSeatings(key, round, this.#boards, config.bots, (board, table) => {
            const bots = this.#botsAt(Math.floor(board / config.boards));
            for (let k = 0; k < 4; k++) table[k] = bots[k as 0];
          });
  }

  /**
   * The match at a position of the round, from 0.
   *
   * @throws RangeError if there is no such position
   */
  match(position: number): MatchJob {
    if (!Number.isInteger(position) || position < 0 || position >= this.matches) {
      throw new RangeError(`no match ${position} in round ${this.round}; it has ${this.matches}`);
    }
    const pass = Math.floor(position / this.#boards);
    const local = this.#order.boards[position % this.#boards] as number;
    const table = Math.floor(local / this.#boardsPerTable);
    const board = this.round * this.#boards + local;
    const replay = this.#single === undefined ? permutationAt(this.#order.replays[local] as number)[pass as 0] : 0;
    const seats = this.#single === undefined ? seatsAt(board, replay) : permutationAt(this.#single[local] as number);
    const bots = botsBySeat(this.#botsAt(table), seats);
    return { match: this.first + position, round: this.round, table, board, replay, bots };
  }

  *[Symbol.iterator](): Generator<MatchJob, void> {
    for (let position = 0; position < this.matches; position++) yield this.match(position);
  }

  /** The bots of a table in ascending order of their relabelled numbers. */
  #botsAt(table: number): Four<number> {
    const bot = (k: number): number => this.#labels[this.#design[table * 4 + k] as number] as number;
    return [bot(0), bot(1), bot(2), bot(3)];
  }
}
