import type { Card, Rank } from './card.ts';
import { rankOf } from './card.ts';
import { excerptOf } from './excerpt.ts';
import { nearestOf } from './nearest.ts';
import type { Result } from './result.ts';
import { fail, ok } from './result.ts';
import type { Four } from './seat.ts';

export const RULE_SET_NAMES = ['classic', 'easy', 'swedish'] as const;

export type RuleSetName = (typeof RULE_SET_NAMES)[number];

/** Everything in which one way to play differs from another. Nothing else in the project asks which rule set is played. */
export interface RuleSet {
  readonly name: RuleSetName;
  /** Card points of each rank. */
  readonly cardPoints: Readonly<Record<Rank, number>>;
  /** Points for each trick taken, on top of the cards in it. */
  readonly trickPoints: number;
  /** Points of a whole deal: all cards and all tricks. */
  readonly totalPoints: number;
  /** Chips the dealer stakes. */
  readonly stake: number;
  /** Chips that change hands, from or to each of the three others, by a slam or a penalty. */
  readonly forfeit: number;
  /** Points from which a player without a slam pays the forfeit to each other; null where no number of points does. */
  readonly penaltyFrom: number | null;
  /** Whether nothing is paid and the pool carried when all four have the same points. */
  readonly equalCarries: boolean;
  /** Whether, among equals in points, a player without a trick comes before one with tricks. */
  readonly trickless: 'first' | 'as-all';
  /** Chips by place, first to last, for each stake in the pool; they add up to the stake. */
  readonly shares: Four<number>;
  /** After a carried pool: the same dealer deals again and stakes nothing, or the deal passes and the new dealer stakes. */
  readonly afterCarry: 'same-dealer' | 'next-dealer';
  /** Redeals that may follow the first deal of a pool before it is given back; null where a carried pool is not redealt. */
  readonly maxRedeals: number | null;
  /** What a tournament plays as one board: a pool until it is settled, or a number of deals. */
  readonly board: 'one-pool' | { readonly deals: number };
}

const CLASSIC: RuleSet = {
  name: 'classic',
  cardPoints: { A: 11, K: 4, Q: 3, J: 2, T: 10, '9': 0, '8': 0, '7': 0 },
  trickPoints: 0,
  totalPoints: 120,
  stake: 12,
  forfeit: 4,
  penaltyFrom: 100,
  equalCarries: true,
  trickless: 'first',
  shares: [5, 4, 3, 0],
  afterCarry: 'same-dealer',
  maxRedeals: 20,
  board: 'one-pool',
};

/** The easy variant changes two things only: the ace counts 5, and each trick counts 1. */
const EASY: RuleSet = {
  ...CLASSIC,
  name: 'easy',
  cardPoints: { ...CLASSIC.cardPoints, A: 5 },
  trickPoints: 1,
  totalPoints: 104,
};

const SWEDISH: RuleSet = {
  ...CLASSIC,
  name: 'swedish',
  cardPoints: { ...CLASSIC.cardPoints, A: 5 },
  totalPoints: 96,
  penaltyFrom: null,
  equalCarries: false,
  trickless: 'as-all',
  afterCarry: 'next-dealer',
  maxRedeals: null,
  board: { deals: 4 },
};

export const RULE_SETS: Readonly<Record<RuleSetName, RuleSet>> = { classic: CLASSIC, easy: EASY, swedish: SWEDISH };

export interface RuleSetError {
  readonly code: 'UNKNOWN_RULE_SET';
  /** What came, what is valid, and the nearest valid name. */
  readonly message: string;
}

export function parseRuleSetName(text: string): Result<RuleSetName, RuleSetError> {
  const name = RULE_SET_NAMES.find((valid) => valid === text);
  if (name !== undefined) return ok(name);
  return fail({
    code: 'UNKNOWN_RULE_SET',
    message: `no rule set is called ${excerptOf(text)}; there are ${RULE_SET_NAMES.join(', ')} (nearest: ${nearestOf(text, RULE_SET_NAMES)})`,
  });
}

/** The rule set of a name. A name that is none, which types would have refused, is the caller's mistake and throws. */
export function ruleSetOf(name: RuleSetName): RuleSet {
  const parsed = parseRuleSetName(name);
  if (!parsed.ok) throw new RangeError(parsed.error.message);
  return RULE_SETS[parsed.value];
}

/** Points that taking these cards as one trick is worth: the cards' own and those for the trick. */
export function worthOf(trick: readonly Card[], rules: RuleSet): number {
  let points = rules.trickPoints;
  for (const card of trick) points += rules.cardPoints[rankOf(card)];
  return points;
}
