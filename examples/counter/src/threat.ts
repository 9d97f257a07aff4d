import type { Turn } from '@bassadewitz/client';
import { RULE_SETS } from '@bassadewitz/client/rules';

/** Tricks after which a seat that took them all is believed to be after the slam. */
const EARNEST = 4;

/** Whether a slam is in the making, no matter whose: to take the next trick is to go on with it, or to break it. */
export function slamThreatens(turn: Turn): boolean {
  const { tricks } = turn.request;
  return tricks.length >= EARNEST && turn.tricksTaken.includes(tricks.length);
}

/** Whether so many points more would make this seat pay the penalty. False where the rule set has none. */
export function penaltyThreatens(turn: Turn, more: number): boolean {
  const { penaltyFrom } = RULE_SETS[turn.request.ruleSet];
  return penaltyFrom !== null && turn.points[turn.request.seat] + more >= penaltyFrom;
}
