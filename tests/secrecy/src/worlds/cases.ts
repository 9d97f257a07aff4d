import type { RuleSetName, Seat } from '@bassadewitz/rules';
import { RULE_SET_NAMES, SEATS } from '@bassadewitz/rules';
import fc from 'fast-check';
import { MISCHIEF } from './mischief.ts';
import type { Act, Answer, Script } from './script.ts';

/** A match, and what is to be changed in it that its seat cannot know at a moment. */
export interface Case {
  readonly ruleSet: RuleSetName;
  readonly seat: Seat;
  readonly script: Script;
  /** Decides the cards, the request seeds, and what the others play. */
  readonly seed: number;
  /** The deal in which hidden cards change hands, modulo the number of deals; all deals after it are other ones. */
  readonly deal: number;
  /** How many cards of it have been played by then, 0 to 31. */
  readonly plays: number;
  readonly swaps: readonly (readonly [number, number])[];
  /** Decides what else is different: other seats' seeds, think times and faults, names, the match's place in the schedule. */
  readonly otherSeed: number;
}

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('send' as const), what: fc.constantFrom(...MISCHIEF) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('think' as const), ms: fc.integer({ min: 0, max: 1500 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('reconnect' as const), ms: fc.integer({ min: 0, max: 1500 }) }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'replace' as const }) },
);

const answer: fc.Arbitrary<Answer> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('legal' as const), choice: fc.nat(7) }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Answer>(
      { kind: 'illegal' },
      { kind: 'malformed' },
      { kind: 'expire' },
      { kind: 'expire-away' },
    ),
  },
);

const script: fc.Arbitrary<Script> = fc.array(fc.record({ acts: fc.array(act, { maxLength: 2 }), answer }), {
  minLength: 1,
  maxLength: 12,
});

const seed = fc.integer({ min: 0, max: 0x7fffffff });

export const anyCase: fc.Arbitrary<Case> = fc.record({
  ruleSet: fc.constantFrom(...RULE_SET_NAMES),
  seat: fc.constantFrom(...SEATS),
  script,
  seed,
  deal: fc.nat(3),
  plays: fc.nat(31),
  swaps: fc.array(fc.tuple(fc.nat(23), fc.nat(23)), { minLength: 12, maxLength: 40 }),
  otherSeed: seed,
});
