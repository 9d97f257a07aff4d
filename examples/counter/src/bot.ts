import { type Bot, best, type CardName, type Turn } from '@bassadewitz/client';
import { RULE_SETS } from '@bassadewitz/client/rules';
import { penaltyThreatens, slamThreatens } from './threat.ts';
import { chanceToTake, danger } from './weigh.ts';

/** Points that a trick is feared to cost besides what is known of it, while others are still to throw their cards on it. */
const FEAR = 8;

/** Points that a penalty is feared to cost: it pays twelve chips, which is what the points of a whole deal are played for. */
const PENALTY = 100;

/** Counts what is out and who is void, and weighs each legal card: what its trick may cost, against the relief of being rid of it. */
export const bot: Bot = {
  name: 'counter',
  version: '1.0.0',
  chooseCard: (request, turn) => best(request.legal, (card) => value(card, turn)),
};

/** What playing a card is worth, in points: those it may take are against it, and those that the rest of the hand may take too. */
function value(card: CardName, turn: Turn): number {
  const chance = chanceToTake(card, turn);
  const points = turn.pointsOf(card);
  const rest = turn.request.hand.filter((other) => other !== card);
  return 0.6 * (1 - chance) * points - chance * costOf(points, turn) - danger(rest, turn) * perTrick(turn);
}

/** What taking the trick costs, in points. Less than nothing where it makes a slam, or breaks one. */
function costOf(points: number, turn: Turn): number {
  const toCome = turn.toCome.length;
  const cost = turn.onTable + toCome * perCard(turn) + (toCome > 0 ? FEAR : 0) + points / 2;
  if (slamThreatens(turn)) return -cost;
  return penaltyThreatens(turn, turn.onTable + points) ? cost + PENALTY : cost;
}

/** Points that an unseen card has on the average. */
function perCard(turn: Turn): number {
  const points = turn.unseen.reduce((sum, card) => sum + turn.pointsOf(card), 0);
  return points / Math.max(1, turn.unseen.length);
}

/** Points that each trick still to be taken has on the average. */
function perTrick(turn: Turn): number {
  const { ruleSet, tricks } = turn.request;
  const gone = turn.points.reduce((sum, points) => sum + points, 0);
  return (RULE_SETS[ruleSet].totalPoints - gone) / (8 - tricks.length);
}
