import { dealHands, type Key, type ScheduleConfig, tablesOf } from '@bassadewitz/fairness';
import type { CardSet, Four } from '@bassadewitz/rules';

/** How many boards are remembered at most; a hand takes four bytes, so this is 16 MiB. */
const MOST_BOARDS = 2 ** 20;

/**
 * The cards that the seed deals. A board's replays are one pass through the round apart, and drawing a deal costs about as much as
 * all other checks of its rules: the first deal of each board of a round is remembered, as long as a round is not too large. Redeals
 * are rare, and drawn again.
 */
export class SeedCards {
  readonly #key: Key;
  readonly #boards: number;
  readonly #hands: Int32Array;
  /** For each place the board whose hands are there, plus 1; 0 if there are none yet. */
  readonly #held: Float64Array;

  constructor(key: Key, schedule: ScheduleConfig) {
    this.#key = key;
    this.#boards = schedule.replays === 1 ? 0 : Math.min(tablesOf(schedule) * schedule.boards, MOST_BOARDS);
    this.#hands = new Int32Array(4 * this.#boards);
    this.#held = new Float64Array(this.#boards);
  }

  /** The four hands of a deal of a board. */
  of(board: number, deal: number): Four<CardSet> {
    if (deal > 0 || this.#boards === 0) return dealHands(this.#key, board, deal);
    // In a round that is too large to remember, boards take each other's places; what is there no longer is drawn again.
    const place = board % this.#boards;
    const at = 4 * place;
    const hands = this.#hands;
    if (this.#held[place] === board + 1) {
      return [hands[at] as number, hands[at + 1] as number, hands[at + 2] as number, hands[at + 3] as number];
    }
    const drawn = dealHands(this.#key, board, deal);
    hands.set(drawn, at);
    this.#held[place] = board + 1;
    return drawn;
  }
}
