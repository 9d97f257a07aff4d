export type { Card, Rank, Suit } from './card.ts';
export { CARDS, cardOf, isCard, RANKS, rankIndexOf, rankOf, SUITS, suitIndexOf, suitOf } from './card.ts';
export type { CardSet } from './card-set.ts';
export {
  ALL_CARDS,
  cardsIn,
  cardsOfSuit,
  firstIn,
  followingIn,
  has,
  lastIn,
  NO_CARDS,
  setOf,
  sizeOf,
} from './card-set.ts';
export type { DealError, PlayError } from './deal.ts';
export { DEAL_ERROR_CODES, Deal, PLAY_ERROR_CODES, TRICKS_IN_DEAL } from './deal.ts';
export { fallbackCard } from './fallback.ts';
export type { CardName, NotationError } from './notation.ts';
export { cardName, formatCards, NOTATION_ERROR_CODES, parseCard, parseCards } from './notation.ts';
export type { Result } from './result.ts';
export type { RuleSet, RuleSetError, RuleSetName } from './rule-set.ts';
export { parseRuleSetName, RULE_SET_NAMES, RULE_SETS } from './rule-set.ts';
export type { Four, Seat } from './seat.ts';
export { bySeat, isSeat, SEATS, seatAfter } from './seat.ts';
export type { DealOutcome, SeriesEnd, SeriesOptions } from './series.ts';
export { Series } from './series.ts';
export type { Outcome, Settlement } from './settlement.ts';
export { OUTCOMES, settle } from './settlement.ts';
export { frenchName, germanName } from './spoken.ts';
export type { Totals } from './totals.ts';
export type { OpenTrick, Trick } from './trick.ts';
export { winnerOf } from './trick.ts';
export type { SeatView } from './view.ts';
export { viewOf } from './view.ts';
