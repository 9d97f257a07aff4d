export type {
  DealResult,
  ErrorMessage,
  Fault,
  FaultKind,
  FinishedTrick,
  Goodbye,
  Limits,
  LinkEnd,
  MatchResult,
  OpenTrick,
  Outcome,
  Request,
  Welcome,
} from '@bassadewitz/protocol';
export type { CardName, Four, Rank, RuleSetName, Seat, Suit } from '@bassadewitz/rules';
export type { Backoff } from './backoff.ts';
export { BACKOFF } from './backoff.ts';
export type { Bot } from './bot.ts';
export { beats, best, CARD_NAMES, cardNumber, cardPoints, heightOf, highest, lowest, suitOf } from './cards.ts';
export type { Connection, ConnectionEvents, Dial } from './connection.ts';
export type { ClientErrorCode } from './errors.ts';
export { CLIENT_ERROR_CODES, ClientError, EXIT_CODES } from './errors.ts';
export { connectBot, runBot } from './node/entry.ts';
export type { BotOptions } from './options.ts';
export { DEFAULT_TABLES } from './options.ts';
export { overLink } from './over-link.ts';
export { seededIntegers, seededRandom } from './random.ts';
export type { Summary } from './tally.ts';
export { Turn } from './turn.ts';
