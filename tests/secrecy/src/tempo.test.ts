import { dealHands, deriveKey, receiptSalt, requestSeeds } from '@bassadewitz/fairness';
import type { MatchRecord } from '@bassadewitz/ledger';
import type { Question, Seat as TableSeat } from '@bassadewitz/referee';
import { absentSeat, ManualClock, Table } from '@bassadewitz/referee';
import type { CardSet, Four } from '@bassadewitz/rules';
import { bySeat } from '@bassadewitz/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardsOf, swapped } from './worlds/hidden-cards.ts';
import { firstDifference, type Moment } from './worlds/moment.ts';

/** How long each bot thinks about each request, in ms. */
const THINK_MS = 50;

interface Timed {
  readonly record: MatchRecord;
  /** When the bot in seat 0 was asked at each moment, in ms. */
  readonly asked: readonly (Moment & { readonly at: number })[];
}

type Choose = (question: Question) => number;

/** Plays one match in memory with bots that all think equally long. */
function play(hands: (deal: number) => Four<CardSet>, choose: Choose, paceMs: number): Timed {
  const clock = new ManualClock();
  const asked: (Moment & { at: number })[] = [];
  const key = deriveKey('tempo');
  let record: MatchRecord | undefined;
  const seat = (number: number): TableSeat => ({
    ...absentSeat(),
    presence: 'present',
    ask(question) {
      const { deal, tricks, trick } = question.view;
      if (number === 0) asked.push({ deal, plays: 4 * tricks.length + trick.cards.length, at: clock.now() });
      clock.at(clock.now() + THINK_MS, () => question.answer(choose(question)));
    },
  });
  const table = new Table(
    {
      job: { match: 0, round: 0, table: 0, board: 0, replay: 0, bots: [0, 1, 2, 3] },
      salt: receiptSalt(key, 0),
      ruleSet: 'classic',
      seats: bySeat(seat),
      clock,
      hands,
      seeds: (deal, trick) => requestSeeds(key, 0, deal, trick),
      time: { moveMs: 1000, bankMs: 0, paceMs },
    },
    {
      finished: (played) => {
        record = played.record;
      },
      broken: (error) => {
        throw error;
      },
    },
  );
  table.start();
  while (!table.over) clock.advance(THINK_MS);
  if (record === undefined) throw new Error('the match did not end');
  return { record, asked };
}

interface Case {
  readonly seed: number;
  readonly plays: number;
  readonly swaps: [number, number][];
}

/** When seat 0 was asked in two matches that it could not tell apart yet. */
function timesInBoth({ seed, plays, swaps }: Case, paceMs: number): [object, object] {
  const key = deriveKey(`tempo ${seed}`);
  const hands = (deal: number) => dealHands(key, 0, deal);
  const one = play(hands, (question) => question.view.legal[seed % question.view.legal.length] as number, paceMs);
  const [deal] = one.record.deals;
  if (deal === undefined) throw new Error('a match without a deal');
  const cards = cardsOf(deal.plays);
  const others = swapped(deal, 0, plays, swaps);
  const imitate: Choose = ({ view }) => {
    const card = cards[4 * view.tricks.length + view.trick.cards.length] as number;
    return view.deal === 0 && view.legal.includes(card) ? card : (view.legal[0] as number);
  };
  const other = play((index) => (index === 0 ? others : hands(index)), imitate, paceMs);
  const moment = firstDifference(one.record.deals.slice(0, 1), other.record.deals.slice(0, 1), 0);
  const before = ({ asked }: Timed) => asked.filter((one) => one.deal === 0 && one.plays < (moment?.plays ?? 32));
  return [before(one), before(other)];
}

const anyCase: fc.Arbitrary<Case> = fc.record({
  seed: fc.nat(),
  plays: fc.nat(28),
  swaps: fc.array(fc.tuple(fc.nat(23), fc.nat(23)), { minLength: 12, maxLength: 40 }),
});

test('the tempo tells that a card of another seat was forced: the one thing that hidden cards decide before they are shown', () => {
  const different = fc.sample(anyCase, { numRuns: 50, seed: 1 }).filter((one) => {
    const [times, others] = timesInBoth(one, 0);
    return JSON.stringify(times) !== JSON.stringify(others);
  });
  expect(different.length).toBeGreaterThan(5);
});

test('with a pace that leaves time to think, the tempo tells nothing either', () => {
  fc.assert(
    fc.property(anyCase, (one) => {
      const [times, others] = timesInBoth(one, THINK_MS);
      expect(others).toEqual(times);
    }),
  );
});
