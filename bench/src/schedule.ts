import type { Key, MatchJob } from '@bassadewitz/fairness';
import { dealHands, deriveKey, receiptSalt, requestSeeds, seatsAt } from '@bassadewitz/fairness';
import type { Clock, MatchSetup, Seat, TimeControl } from '@bassadewitz/referee';
import type { Four } from '@bassadewitz/rules';
import { bySeat } from '@bassadewitz/rules';

const REPLAYS = 4;

/** So long that no bot of a benchmark is ever late. */
export const TIME: TimeControl = { moveMs: 20_000, bankMs: 200_000 };

/** Matches of four bots without end: board after board, each in its four seatings. */
export class Matches {
  readonly #key: Key = deriveKey('bench');
  #next = 0;

  next(): MatchJob {
    const match = this.#next++;
    const board = Math.floor(match / REPLAYS);
    const replay = match % REPLAYS;
    const seats = seatsAt(board, replay);
    return { match, round: 0, table: 0, board, replay, bots: bySeat((seat) => seats.indexOf(seat)) };
  }

  /** What a match is played with; `seatOf` gives the seat of a bot by its number. */
  setup(job: MatchJob, clock: Clock, seatOf: (bot: number) => Seat): MatchSetup {
    return {
      job,
      salt: receiptSalt(this.#key, job.match),
      ruleSet: 'classic',
      seats: job.bots.map(seatOf) as unknown as Four<Seat>,
      clock,
      hands: (deal) => dealHands(this.#key, job.board, deal),
      seeds: (deal, trick) => requestSeeds(this.#key, job.board, deal, trick),
      time: TIME,
    };
  }
}
