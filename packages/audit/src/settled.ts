import type { DealRecord } from '@bassadewitz/ledger';
import type { DealOutcome, Four } from '@bassadewitz/rules';
import type { AuditCheck } from './audit-check.ts';
import type { Finding } from './audit-fault.ts';
import type { Tally } from './tally.ts';

/** What of a deal's record does not follow from its play. */
export function settledWrong(record: DealRecord, due: DealOutcome, deal: number, tally: Tally): Finding | undefined {
  const four = (check: AuditCheck, stands: Four<number>, needed: Four<number>): Finding | undefined => {
    tally[check] += 1;
    const seat = differingSeat(stands, needed);
    if (seat < 0) return undefined;
    return { check, deal, message: `${check} are [${stands}]; [${needed}] is right` };
  };
  const outcome = (): Finding | undefined => {
    tally.outcome += 1;
    if (record.outcome === due.outcome) return undefined;
    return { check: 'outcome', deal, message: `the outcome is ${record.outcome}; ${due.outcome} is right` };
  };
  const pool = (): Finding | undefined => {
    tally.pool += 1;
    if (record.pool === due.pool) return undefined;
    return { check: 'pool', deal, message: `the pool holds ${record.pool} chips; ${due.pool} is right` };
  };
  return (
    four('tricks', record.tricks, due.tricks) ??
    four('points', record.points, due.points) ??
    outcome() ??
    four('chips', record.chips, due.chips) ??
    pool() ??
    refundWrong(record.refund, due.refund, deal, tally) ??
    four('balances', record.balances, due.balances)
  );
}

/** The first seat in which two values of four differ; -1 if they are equal. */
export function differingSeat(one: Four<number>, other: Four<number>): number {
  for (let seat = 0; seat < 4; seat++) if (one[seat as 0] !== other[seat as 0]) return seat;
  return -1;
}

function refundWrong(
  stands: Four<number> | undefined,
  due: Four<number> | undefined,
  deal: number,
  tally: Tally,
): Finding | undefined {
  tally.refunds += 1;
  if (stands === undefined ? due === undefined : due !== undefined && differingSeat(stands, due) < 0) return undefined;
  const text = (refund: Four<number> | undefined) => (refund === undefined ? 'none' : `[${refund}]`);
  return { check: 'refunds', deal, message: `the refund is ${text(stands)}; ${text(due)} is right` };
}
