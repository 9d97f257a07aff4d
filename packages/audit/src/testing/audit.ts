import type { AuditFault } from '../audit-fault.ts';
import type { AuditOptions } from '../audit-options.ts';
import type { AuditReport } from '../audit-report.ts';
import { Auditor } from '../auditor.ts';
import { Survey } from '../survey.ts';

/** What an audit of lines says: a fault or a report. Without ratings unless they are asked for, for they take the most time. */
export function audited(
  lines: readonly string[],
  options: AuditOptions = {},
): { readonly report?: AuditReport; readonly fault?: AuditFault } {
  const survey = new Survey();
  for (const line of lines) survey.read(line);
  const auditor = new Auditor({ survey, ratings: false, ...options });
  for (const line of lines) if (auditor.read(line) !== undefined) break;
  const end = auditor.end();
  return end.ok ? { report: end.value } : { fault: end.error };
}

/** The fault of a ledger that must have one. */
export function faultOf(lines: readonly string[], options: AuditOptions = {}): AuditFault {
  const { fault } = audited(lines, options);
  if (fault === undefined) throw new Error('nothing was found');
  return fault;
}

/** The report on a ledger that must have no fault. */
export function reportOf(lines: readonly string[], options: AuditOptions = {}): AuditReport {
  const { report, fault } = audited(lines, options);
  if (report === undefined) throw new Error(fault?.message);
  return report;
}
