import type { MatchResult } from '@bassadewitz/protocol';
import type { Four, RuleSetName, Seat } from '@bassadewitz/rules';
import { fourText } from './deal-text.ts';

/** A match that is over, as all four seats are told it. Chips and places by seat. */
export interface FinishedMatch {
  readonly ruleSet: RuleSetName;
  readonly chips: Four<number>;
  readonly places: Four<number>;
  readonly deals: number;
  readonly standIns: Four<boolean>;
  /** SHA-256 of the canonical record, hexadecimal. */
  readonly receipt: string;
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
    const { ruleSet, chips, places, deals, standIns, receipt } = this.#finished;
    const standIn = standIns[this.seat] ? { standIn: true } : {};
    return { type: 'match-result', match, ruleSet, seat: this.seat, chips, places, deals, ...standIn, receipt };
  }

  /** The same message as JSON text. */
  text(match: string): string {
    const { chips, places, deals, ruleSet, standIns, receipt } = this.#finished;
    return (
      `{"type":"match-result","match":"${match}","ruleSet":"${ruleSet}","seat":${this.seat},"chips":${fourText(chips)}` +
      `,"places":${fourText(places)},"deals":${deals}${standIns[this.seat] ? ',"standIn":true' : ''},"receipt":"${receipt}"}`
    );
  }
}
