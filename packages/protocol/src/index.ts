export type { Closing, GoodbyeReason } from './closing.ts';
export { closingAfter, closingOf, GOODBYE_REASONS, mayReconnect } from './closing.ts';
export { decodeBotFrame } from './decode-bot-frame.ts';
export { decodeServerFrame } from './decode-server-frame.ts';
export type { Decoded, DecodeError } from './diagnosis.ts';
export { encode } from './encode.ts';
export type { ErrorCode, ErrorDetails, ErrorEntry, Stage } from './errors.ts';
export { docsOf, ERROR_CODES, ERRORS, errorMessage, STAGES } from './errors.ts';
export { CARDS, FAULT_KINDS } from './generated/enumerations.ts';
export type {
  AnyErrorCode,
  AnyGoodbyeReason,
  BotGoodbye,
  BotMessage,
  Card,
  ChipsBySeat,
  CountBySeat,
  DealResult,
  ErrorMessage,
  Fault,
  FaultKind,
  FinishedTrick,
  Goodbye,
  Hello,
  Limits,
  MatchResult,
  OpenTrick,
  Outcome,
  Play,
  Ready,
  Request,
  RuleSet,
  Seat,
  ServerMessage,
  Welcome,
} from './generated/messages.ts';
export type { LinkEnd } from './link.ts';
export { createLink } from './link.ts';
export { nearest } from './nearest.ts';
export type { UnknownMessage } from './server-frames.ts';
export type { SpokenVersion } from './versions.ts';
export { chooseVersion, PROTOCOL_VERSIONS } from './versions.ts';
