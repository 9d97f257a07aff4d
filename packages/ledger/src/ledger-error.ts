/** Everything that can be wrong with a ledger as such, before anyone asks whether what it says is true. */
export const LEDGER_ERROR_CODES = [
  /** The file is empty, or its first line is none of a ledger. */
  'NOT_A_LEDGER',
  /** A ledger of a version that is not known here. */
  'UNKNOWN_VERSION',
  /** The line is no JSON: cut off, or not of a ledger. */
  'NOT_JSON',
  /** The line is neither head nor match, decision or foot. */
  'UNKNOWN_LINE',
  /** A field is missing, unknown or of the wrong shape. */
  'BAD_FIELD',
  /** The line says something right, but is not written in the canonical way. */
  'NOT_CANONICAL',
  /** The hash of the line before is not that of the line before. */
  'CHAIN_BROKEN',
  /** The line stands where it cannot stand. */
  'OUT_OF_ORDER',
  /** The last line does not end with a line feed. */
  'TORN_LINE',
  /** The ledger ends without a foot. */
  'NO_FOOT',
  /** The foot counts other lines than there are, names another head, or has a seed that the head says nobody typed and nobody drew. */
  'WRONG_FOOT',
] as const;
export type LedgerErrorCode = (typeof LEDGER_ERROR_CODES)[number];

/** What is wrong, and in which line. */
export interface LedgerError {
  readonly code: LedgerErrorCode;
  /** Number of the line, from 1. */
  readonly line: number;
  readonly message: string;
}
