import type { AuditCheck } from './audit-check.ts';

/** What is wrong with a ledger. */
export interface AuditFault {
  /** The check that failed. */
  readonly check: AuditCheck;
  /** Number of the line, from 1; left out where no line is wrong but something that was compared with the whole ledger. */
  readonly line?: number;
  /** Position of the match in the schedule, where a match is wrong. */
  readonly match?: number;
  /** Deal of the match, from 0. */
  readonly deal?: number;
  /** Trick of the deal, from 0. */
  readonly trick?: number;
  /** Where it is, what stands there and what should. */
  readonly message: string;
}

/** A fault within a line, before anyone says which line that is. */
export interface Finding {
  readonly check: AuditCheck;
  readonly deal?: number;
  readonly trick?: number;
  readonly message: string;
}

/** Adds where a finding was made. */
export function faultAt(finding: Finding, line: number, match?: number): AuditFault {
  const { deal, trick } = finding;
  const where = [`line ${line}`];
  if (match !== undefined) where.push(`match ${match}`);
  if (deal !== undefined) where.push(`deal ${deal}`);
  if (trick !== undefined) where.push(`trick ${trick}`);
  const message = `${where.join(', ')}: ${finding.message}`;
  return { ...finding, line, ...(match === undefined ? {} : { match }), message };
}
