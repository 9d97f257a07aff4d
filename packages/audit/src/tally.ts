import { AUDIT_CHECKS, type AuditCheck } from './audit-check.ts';

/** How often each check was made and passed. */
export type Tally = Record<AuditCheck, number>;

export function emptyTally(): Tally {
  return Object.fromEntries(AUDIT_CHECKS.map((check) => [check, 0])) as Tally;
}
