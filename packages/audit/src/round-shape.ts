import { botsBySeat, type MatchJob, type ScheduleConfig, seatsAt, tablesOf } from '@bassadewitz/fairness';
import type { Four, Seat } from '@bassadewitz/rules';

/**
 * What every seed gives a round, whichever it is: boards belong to their tables; each pass plays the boards in the same order, each
 * once; no replay comes twice; one table has the same bots all along, in the seats that board and replay decide; a
 * champion is the last bot of each table.
 */
export class RoundShape {
  readonly #schedule: ScheduleConfig;
  readonly #boards: number;
  #round = -1;
  /** The board at each position of a pass, and the position of each board. */
  readonly #boardAt = new Map<number, number>();
  readonly #positionOf = new Map<number, number>();
  /** Bit mask of the replays of each board that were played. */
  readonly #replays = new Map<number, number>();
  /** The bots of each table: in their order in the design with replays, ascending without. */
  readonly #bots = new Map<number, Four<number>>();

  constructor(schedule: ScheduleConfig) {
    this.#schedule = schedule;
    this.#boards = tablesOf(schedule) * schedule.boards;
  }

  /** What no seed can have put at the position of a match; its round and its bots as such are right. */
  match({ match, round, table, board, replay, bots }: MatchJob): string | undefined {
    if (round !== this.#round) this.#begin(round);
    const local = board - round * this.#boards;
    if (local < 0 || local >= this.#boards) {
      return `board ${board} is not of round ${round}, which has boards ${round * this.#boards} to ${(round + 1) * this.#boards - 1}`;
    }
    const home = Math.floor(local / this.#schedule.boards);
    if (table !== home) return `board ${board} is played at table ${table}; it belongs to table ${home}`;
    if (replay >= this.#schedule.replays) return `replay ${replay} of a board that is played once`;
    return this.#order(match % this.#boards, board, replay) ?? this.#seats(table, board, replay, bots);
  }

  #begin(round: number): void {
    this.#round = round;
    for (const seen of [this.#boardAt, this.#positionOf, this.#replays, this.#bots]) seen.clear();
  }

  #order(position: number, board: number, replay: number): string | undefined {
    const due = this.#boardAt.get(position) ?? board;
    if (due !== board) return `board ${board} stands where an earlier pass had board ${due}`;
    const before = this.#positionOf.get(board) ?? position;
    if (before !== position) return `board ${board} stands twice in one pass`;
    this.#boardAt.set(position, board);
    this.#positionOf.set(board, position);
    const played = this.#replays.get(board) ?? 0;
    if ((played & (1 << replay)) !== 0) return `replay ${replay} of board ${board} is played a second time`;
    this.#replays.set(board, played | (1 << replay));
    return undefined;
  }

  #seats(table: number, board: number, replay: number, bots: Four<number>): string | undefined {
    const { replays, champion } = this.#schedule;
    // Without replays the seats are drawn, and only who sits at the table stays the same.
    const inDesign = replays === 4 ? seatedIn(bots, seatsAt(board, replay)) : ascending(bots);
    const before = this.#bots.get(table);
    this.#bots.set(table, inDesign);
    if (champion !== undefined && (replays === 4 ? inDesign[3] !== champion : !bots.includes(champion))) {
      return `the bots sit as [${bots}]; that is not where the champion, bot ${champion}, sits`;
    }
    if (before === undefined || before.every((bot, k) => bot === inDesign[k])) return undefined;
    const due = replays === 4 ? botsBySeat(before, seatsAt(board, replay)) : before;
    return `the bots sit as [${bots}]; with those of the table's other matches it is [${due}]`;
  }
}

/** The bots in the order of the design, from where they sit. */
function seatedIn(bots: Four<number>, seats: Four<Seat>): Four<number> {
  return [bots[seats[0]], bots[seats[1]], bots[seats[2]], bots[seats[3]]];
}

function ascending(bots: Four<number>): Four<number> {
  const [a, b, c, d] = [...bots].sort((one, other) => one - other) as [number, number, number, number];
  return [a, b, c, d];
}
