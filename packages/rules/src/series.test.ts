import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Four } from './seat.ts';
import { SEATS } from './seat.ts';
import { Series } from './series.ts';
import { anyHands, anyRuleSet, anySeat, anySeed, playRandomly } from './testing/arbitrary.ts';
import { ONE_SUIT_EACH, unwrap } from './testing/reading.ts';
import { playPenalty, playShared, playSlam } from './testing/search.ts';

function sumOf(chips: Four<number>): number {
  return chips[0] + chips[1] + chips[2] + chips[3];
}

describe('the carry of classic', () => {
  it('keeps dealer and stake until the pool is shared', () => {
    const series = Series.start('classic', 0, { endless: true });
    unwrap(series.begin(ONE_SUIT_EACH));
    expect(series.balances).toEqual([-12, 0, 0, 0]);
    expect(series.pool).toBe(12);

    const again = Series.start('classic', 0, { endless: true });
    expect(playSlam(again, 2)).toMatchObject({ outcome: 'slam', balances: [-16, -4, 12, -4], pool: 12 });
    expect(again).toMatchObject({ dealer: 0, redeals: 1, dealIndex: 1 });
    expect(playPenalty(again, 1)).toMatchObject({ outcome: 'penalty', balances: [-12, -16, 16, 0], pool: 12 });
    expect(again).toMatchObject({ dealer: 0, redeals: 2, dealIndex: 2 });
    expect(playShared(again, 3, 2, 1)).toMatchObject({ outcome: 'shared', balances: [-12, -13, 20, 5], pool: 0 });
    expect(again).toMatchObject({ dealer: 1, redeals: 0, dealIndex: 3, winnings: [0, -13, 20, 5] });
  });
});

describe('the carry of swedish', () => {
  it('passes the deal on and doubles the pool', () => {
    const series = Series.start('swedish', 0, { endless: true });
    expect(playSlam(series, 2)).toMatchObject({ balances: [-16, -4, 12, -4], pool: 12, refund: undefined });
    unwrap(series.begin(ONE_SUIT_EACH));
    expect(series).toMatchObject({ dealer: 1, balances: [-16, -16, 12, -4], pool: 24 });
  });

  it('shares the doubled pool', () => {
    const series = Series.start('swedish', 0, { endless: true });
    playSlam(series, 2);
    expect(playShared(series, 3, 0, 2)).toMatchObject({ chips: [8, 0, 6, 10], balances: [-8, -16, 18, 6], pool: 0 });
    expect(series.dealer).toBe(2);
  });
});

describe('the cap on redeals', () => {
  it.each(['classic', 'easy'] as const)('gives the pool of %s back after the 21st deal, and the deal passes', (set) => {
    const series = Series.start(set, 2, { endless: true });
    for (let deal = 0; deal < 20; deal++) expect(playSlam(series, 0)).toMatchObject({ refund: undefined, pool: 12 });
    expect(series).toMatchObject({ dealer: 2, redeals: 20 });
    expect(playSlam(series, 0)).toMatchObject({
      outcome: 'slam',
      carried: true,
      refund: [0, 0, 12, 0],
      pool: 0,
      balances: [252, -84, -84, -84],
    });
    expect(series).toMatchObject({ dealer: 3, redeals: 0, boardOver: false });
  });

  it('settles the board of a match', () => {
    const series = Series.start('classic');
    for (let deal = 0; deal < 20; deal++) playSlam(series, 1);
    expect(series.boardOver).toBe(false);
    expect(playSlam(series, 1).refund).toEqual([12, 0, 0, 0]);
    expect(series.boardOver).toBe(true);
  });

  it('does not exist in swedish, where a carried pool grows', () => {
    const series = Series.start('swedish', 0, { endless: true });
    for (let deal = 0; deal < 22; deal++) playSlam(series, 3);
    expect(series.pool).toBe(264);
  });
});

describe('the board of a match', () => {
  it('in classic is one pool', () => {
    const series = Series.start('classic');
    playPenalty(series, 3);
    expect(series.boardOver).toBe(false);
    expect(playShared(series, 0, 1, 2)).toMatchObject({ refund: undefined, balances: [-3, 8, 7, -12] });
    expect(series.boardOver).toBe(true);
    expect(series.end()).toEqual({ refund: [0, 0, 0, 0], balances: [-3, 8, 7, -12] });
  });

  it('in swedish is four deals, dealt by each seat in turn', () => {
    const series = Series.start('swedish');
    for (const dealer of SEATS) {
      expect(series).toMatchObject({ dealer, boardOver: false });
      playShared(series, 0, 1, 2);
    }
    expect(series).toMatchObject({ boardOver: true, balances: [8, 4, 0, -12], winnings: [20, 16, 12, 0] });
  });

  it('in swedish gives an open pool back to those who staked it', () => {
    const series = Series.start('swedish');
    playShared(series, 0, 1, 2);
    playSlam(series, 0);
    playShared(series, 3, 2, 1);
    expect(playSlam(series, 2)).toMatchObject({ refund: [0, 0, 0, 12], pool: 0 });

    const carried = Series.start('swedish');
    playShared(carried, 0, 1, 2);
    for (const slammer of [1, 2] as const) expect(playSlam(carried, slammer).refund).toBe(undefined);
    expect(playSlam(carried, 3)).toMatchObject({
      refund: [0, 12, 12, 12],
      pool: 0,
      balances: [-19, 8, 7, 4],
    });
    expect(carried).toMatchObject({ boardOver: true, winnings: [-7, 8, 7, 4] });
  });
});

describe('the end of an endless series', () => {
  it('gives an open pool back, even in the middle of a deal', () => {
    const series = Series.start('swedish', 3, { endless: true });
    playSlam(series, 0);
    unwrap(series.begin(ONE_SUIT_EACH));
    expect(series.end()).toEqual({ refund: [12, 0, 0, 12], balances: [12, -4, -4, -4] });
    expect(series).toMatchObject({ boardOver: true, deal: undefined, pool: 0 });
    expect(series.end().refund).toEqual([0, 0, 0, 0]);
  });
});

describe('a series used in the wrong order', () => {
  it('throws when nothing runs, when a deal runs, and when all is over', () => {
    const series = Series.start('classic');
    expect(() => series.finish()).toThrow('no deal is running');
    unwrap(series.begin(ONE_SUIT_EACH));
    expect(() => series.begin(ONE_SUIT_EACH)).toThrow('deal 0 is running');
    expect(() => series.finish()).toThrow('a deal is settled after eight tricks, not after 0');
    series.end();
    expect(() => series.begin(ONE_SUIT_EACH)).toThrow('the board is over');
  });

  it('takes no stake for hands that cannot be played', () => {
    const series = Series.start('classic');
    expect(series.begin([0, 0, 0, 0])).toMatchObject({ ok: false, error: { code: 'NOT_EIGHT_CARDS' } });
    expect(series).toMatchObject({ pool: 0, balances: [0, 0, 0, 0], deal: undefined });
  });

  it('refuses a rule set by a name that is none', () => {
    expect(() => Series.start('clasic' as 'classic')).toThrow('nearest: classic');
  });
});

describe('in every series', () => {
  const anyDeals = fc.array(
    fc.oneof(
      { weight: 3, arbitrary: fc.record({ hands: anyHands, seed: anySeed }) },
      { weight: 2, arbitrary: fc.record({ slammer: anySeat }) },
    ),
    { minLength: 1, maxLength: 30 },
  );

  it('balances and pool sum to zero at every moment, and the balances alone when it has ended', () => {
    fc.assert(
      fc.property(anyRuleSet, anySeat, fc.boolean(), anyDeals, (ruleSet, firstDealer, endless, deals) => {
        const series = Series.start(ruleSet, firstDealer, { endless });
        const inBalance = () => expect(sumOf(series.balances) + series.pool).toBe(0);
        for (const next of deals) {
          if (series.boardOver) break;
          if ('slammer' in next) {
            playSlam(series, next.slammer);
          } else {
            const deal = unwrap(series.begin(next.hands));
            inBalance();
            playRandomly(deal, next.seed);
            series.finish();
          }
          inBalance();
          expect(series.redeals).toBeLessThanOrEqual(20);
        }
        if (series.boardOver) expect(series.pool).toBe(0);
        expect(sumOf(series.end().balances)).toBe(0);
      }),
    );
  });
});
