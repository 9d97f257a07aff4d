import type { Head } from '@bassadewitz/ledger';
import type { Standings } from '@bassadewitz/standings';
import { AUDIT_CHECKS, type AuditCheck } from './audit-check.ts';
import type { DecisionReport } from './decision-report.ts';
import type { ReceiptReport } from './receipts.ts';
import type { Tally } from './tally.ts';

/** How far one check went. */
export interface CheckReport {
  readonly check: AuditCheck;
  /** How often it was made; passed each time. */
  readonly times: number;
  /** What of it could not be checked, in plain words; left out where nothing is left. */
  readonly unchecked?: string;
}

/** What an audit that found nothing wrong has checked. */
export interface AuditReport {
  readonly head: Head;
  /** Whether the tournament is over. If not, the ledger is the part of it that was played without a gap. */
  readonly complete: boolean;
  readonly lines: number;
  readonly matches: number;
  readonly deals: number;
  readonly decisions: number;
  /** Each of them, in order. Nothing in a ledger can show that a decision was made, or why. */
  readonly decided: readonly DecisionReport[];
  /** Hash of the first line, to be compared with what was published before the first card. */
  readonly headHash: string;
  /** Hash of the last line, which stands for the whole ledger. */
  readonly lastHash: string;
  /** One entry a check, in the order of `AUDIT_CHECKS`. */
  readonly checks: readonly CheckReport[];
  /** Where receipts were given. */
  readonly receipts?: ReceiptReport;
  /** Ratings and standings as they follow from the ledger, unless they were not asked for. */
  readonly standings?: Standings;
}

/** Puts the checks together with what kept some of them from being made. */
export function checkReports(tally: Tally, unchecked: Readonly<Partial<Record<AuditCheck, string>>>): CheckReport[] {
  return AUDIT_CHECKS.map((check) => {
    const left = unchecked[check];
    const times = tally[check];
    return left === undefined ? { check, times } : { check, times, unchecked: left };
  });
}
