import type { Turn } from '@bassadewitz/client';
import { RULE_SETS } from '@bassadewitz/client/rules';

/** Tricks after which a seat that took them all is believed to be after the slam. */
const EARNEST = 4;

/** Whose slam is in the making, if anybody's. */
export function slamThreat(turn: Turn): 'own' | 'another' | undefined {
  const { tricks, seat } = turn.request;
  if (tricks.length < EARNEST) return undefined;
  const taken = turn.tricksTaken;
  if (taken[seat] === tricks.length) return 'own';
  return taken.includes(tricks.length) ? 'another' : undefined;
}

/** Whether so many points more would make this seat pay the penalty. False where the rule set has none. */
export function penaltyThreatens(turn: Turn, more: number): boolean {
  const { penaltyFrom } = RULE_SETS[turn.request.ruleSet];
  return penaltyFrom !== null && turn.points[turn.request.seat] + more >= penaltyFrom;
}
