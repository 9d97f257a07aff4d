import type { MatchResult } from '@bassadewitz/protocol';
import type { Four, RuleSetName, Seat } from '@bassadewitz/rules';
import { flat, fourText } from './deal-text.ts';

/** How a match ended. Chips and places by seat. */
export interface MatchEnd {
  readonly ruleSet: RuleSetName;
  readonly chips: Four<number>;
  readonly places: Four<number>;
  readonly deals: number;
  readonly standIns: Four<boolean>;
  /** SHA-256 of the canonical record, hexadecimal. */
  readonly receipt: string;
}

/** A match that is over, as all four seats are told it. */
export class FinishedMatch {
  readonly end: MatchEnd;
  #scores: string | undefined;

  constructor(end: MatchEnd) {
    this.end = end;
  }

  /** The fields from `chips` to `deals` as JSON text, written once for the four seats. */
  get scores(): string {
    const { chips, places, deals } = this.end;
    this.#scores ??= flat(`"chips":${fourText(chips)},"places":${fourText(places)},"deals":${deals}`);
    return this.#scores;
  }
}

/** What one seat is told when a match is over. */
export class MatchReport {
  readonly seat: Seat;
  readonly #finished: FinishedMatch;

  constructor(finished: FinishedMatch, seat: Seat) {
    this.#finished = finished;
    this.seat = seat;
  }

  /** The message, for the match as the bot knows it. */
  message(match: string): MatchResult {
    const { ruleSet, chips, places, deals, standIns, receipt } = this.#finished.end;
    const standIn = standIns[this.seat] ? { standIn: true } : {};
    return { type: 'match-result', match, ruleSet, seat: this.seat, chips, places, deals, ...standIn, receipt };
  }

  /** The same message as JSON text. */
  text(match: string): string {
    const { scores, end } = this.#finished;
    const standIn = end.standIns[this.seat] ? ',"standIn":true' : '';
    return (
      `{"type":"match-result","match":"${match}","ruleSet":"${end.ruleSet}","seat":${this.seat},${scores}${standIn}` +
      `,"receipt":"${end.receipt}"}`
    );
  }
}
