import type { LedgerError, LedgerErrorCode } from '@bassadewitz/ledger';
import type { AuditCheck } from './audit-check.ts';
import type { AuditFault } from './audit-fault.ts';

const CHECK_OF: Readonly<Record<LedgerErrorCode, AuditCheck>> = {
  NOT_A_LEDGER: 'format',
  UNKNOWN_VERSION: 'format',
  NOT_JSON: 'format',
  UNKNOWN_LINE: 'format',
  BAD_FIELD: 'format',
  NOT_CANONICAL: 'format',
  CHAIN_BROKEN: 'chain',
  OUT_OF_ORDER: 'order',
  TORN_LINE: 'foot',
  NO_FOOT: 'foot',
  WRONG_FOOT: 'foot',
};

/** What the reader of a ledger found, as a fault of the audit. Its message names the line already. */
export function readingFault({ code, line, message }: LedgerError): AuditFault {
  return { check: CHECK_OF[code], line, message };
}
