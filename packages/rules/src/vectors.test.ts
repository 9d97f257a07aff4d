import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CardName, Four, RuleSetName, Seat } from './index.ts';
import { cardName, parseCards, RULE_SET_NAMES, Series, setOf } from './index.ts';

/** A series computed by a second implementation; one line of `vectors/<rule set>.ndjson`. */
interface SeriesVector {
  ruleSet: RuleSetName;
  firstDealer: Seat;
  deals: {
    dealer: Seat;
    staked: boolean;
    hands: Four<string>;
    plays: string;
    winners: Seat[];
    tricks: Four<number>;
    points: Four<number>;
    outcome: string;
    chips: Four<number>;
    refund?: Four<number>;
    pool: number;
    balances: Four<number>;
  }[];
  end: { refund: Four<number>; balances: Four<number> };
}

function vectorsOf(ruleSet: RuleSetName): SeriesVector[] {
  const text = readFileSync(new URL(`../vectors/${ruleSet}.ndjson`, import.meta.url), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

function cardsFrom(text: string): number[] {
  const cards = parseCards(text);
  if (!cards.ok) throw new Error(cards.error.message);
  return cards.value;
}

/** Plays a vector's cards through a series of our own and writes down the same things that the vector holds. */
function replay(vector: SeriesVector): SeriesVector {
  const series = Series.start(vector.ruleSet, vector.firstDealer, { endless: true });
  const deals = vector.deals.map(({ hands, plays }) => {
    const balanceBefore = series.balances[series.dealer];
    const begun = series.begin(hands.map((hand) => setOf(cardsFrom(hand))) as unknown as Four<number>);
    if (!begun.ok) throw new Error(begun.error.message);
    const deal = begun.value;
    const staked = series.balances[deal.dealer] === balanceBefore - 12;
    for (const card of cardsFrom(plays)) {
      const played = deal.play(deal.turn, card);
      if (!played.ok) throw new Error(played.error.message);
    }
    const { tricks, points, outcome, chips, refund, pool, balances } = series.finish();
    return {
      dealer: deal.dealer,
      staked,
      hands,
      plays: deal.plays.map((card): CardName => cardName(card)).join(' '),
      winners: deal.tricks.map(({ winner }) => winner),
      tricks,
      points,
      outcome,
      chips,
      ...(refund === undefined ? {} : { refund }),
      pool,
      balances,
    };
  });
  return { ruleSet: series.ruleSet, firstDealer: vector.firstDealer, deals, end: series.end() };
}

describe.each(RULE_SET_NAMES)('series that a second implementation computed: %s', (ruleSet) => {
  it.each(vectorsOf(ruleSet).map((vector, line) => ({ line: line + 1, vector })))('line $line', ({ vector }) => {
    expect(replay(vector)).toEqual(vector);
  });
});

it('the vectors hold 1290 deals', () => {
  const count = RULE_SET_NAMES.flatMap(vectorsOf).reduce((sum, { deals }) => sum + deals.length, 0);
  expect(count).toBe(1290);
});
