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
export type { CardWords } from './card-words/card-words.ts';
export { ENGLISH_CARD_WORDS } from './card-words/english.ts';
export { GERMAN_CARD_WORDS } from './card-words/german.ts';
export { SWEDISH_CARD_WORDS } from './card-words/swedish.ts';
export type { DealError, PlayError } from './deal.ts';
export { DEAL_ERROR_CODES, Deal, PLAY_ERROR_CODES, TRICKS_IN_DEAL } from './deal.ts';
export type { DealTextError } from './deal-parser.ts';
export { DEAL_TEXT_ERROR_CODES, parseDeal } from './deal-parser.ts';
export { formatDeal } from './deal-text.ts';
export { fallbackCard } from './fallback.ts';
export { HandSampler } from './hand-sampler.ts';
export { handSizesIn, playedIn, possibleIn, unseenIn } from './knowledge.ts';
export type { CardName, NotationError } from './notation.ts';
export { cardName, formatCards, NOTATION_ERROR_CODES, parseCard, parseCards } from './notation.ts';
export { nounFor } from './noun.ts';
export { PACKS, type Pack } from './pack.ts';
export { placesOf } from './places.ts';
export { playOut } from './playout.ts';
export type { Position } from './position.ts';
export { legalIn, positionAfter, positionFor, positionOf, turnIn } from './position.ts';
export type { RandomSource } from './random.ts';
export { randomBelow, randomFrom } from './random.ts';
export { randomHands } from './random-hands.ts';
export type { Result } from './result.ts';
export type { RuleSet, RuleSetError, RuleSetName } from './rule-set.ts';
export { parseRuleSetName, RULE_SET_NAMES, RULE_SETS, worthOf } from './rule-set.ts';
export type { Four, Seat } from './seat.ts';
export { bySeat, isSeat, SEATS, seatAfter } from './seat.ts';
export type { DealOutcome, SeriesEnd, SeriesOptions } from './series.ts';
export { Series } from './series.ts';
export type { Outcome, Settlement } from './settlement.ts';
export { OUTCOMES, settle } from './settlement.ts';
export { frenchName, germanName, spokenCard } from './spoken.ts';
export type { Totals } from './totals.ts';
export type { OpenTrick, Trick } from './trick.ts';
export { winnerOf } from './trick.ts';
export type { SeatView } from './view.ts';
export { viewOf } from './view.ts';
