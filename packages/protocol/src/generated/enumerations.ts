// Generated from protocol/v1 by packages/protocol/generate. Do not edit: change the schemas, then `pnpm generate`.

/** All cards, ascending: by suit C S H D, then by rank 7 8 9 T J Q K A. */
export const CARDS = [
  "7C",
  "8C",
  "9C",
  "TC",
  "JC",
  "QC",
  "KC",
  "AC",
  "7S",
  "8S",
  "9S",
  "TS",
  "JS",
  "QS",
  "KS",
  "AS",
  "7H",
  "8H",
  "9H",
  "TH",
  "JH",
  "QH",
  "KH",
  "AH",
  "7D",
  "8D",
  "9D",
  "TD",
  "JD",
  "QD",
  "KD",
  "AD"
] as const;

/** How a bot can fail to answer a request. */
export const FAULT_KINDS = [
  "timeout",
  "illegal",
  "malformed",
  "disconnect",
  "flood",
  "no-show"
] as const;

/** Why a server ends a session. */
export const GOODBYE_REASONS = [
  "tournament-over",
  "server-closing",
  "replaced",
  "bot-left",
  "withdrawn",
  "disqualified"
] as const;

/** The codes of the error registry. */
export const ERROR_CODES = [
  "FRAME_TOO_LARGE",
  "FRAME_OVERSIZE",
  "TOO_MANY_FRAGMENTS",
  "NOT_UTF8",
  "BINARY_FRAME",
  "INVALID_JSON",
  "UNKNOWN_TYPE",
  "UNKNOWN_FIELD",
  "SCHEMA",
  "UNEXPECTED_MESSAGE",
  "UNSUPPORTED_VERSION",
  "UNAUTHORIZED",
  "NAME_MISMATCH",
  "NAME_TAKEN",
  "HANDSHAKE_TIMEOUT",
  "PREPARE_TIMEOUT",
  "UNRESPONSIVE",
  "REPLACED",
  "BUDGET_SPENT",
  "FLOOD",
  "SLOW_READER",
  "TOO_MANY_CONNECTIONS",
  "TOO_MANY_LOGINS",
  "ORIGIN_REFUSED",
  "SERVER_CLOSING",
  "UNKNOWN_REQUEST",
  "DUPLICATE",
  "LATE",
  "ILLEGAL_CARD",
  "TIMEOUT",
  "STOOD_IN",
  "VERSION_CHANGED",
  "INTERNAL"
] as const;
