import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blocksFrom } from './blocks.fixture.ts';
import { chipsFit } from './chips-fit.ts';
import { componentsOf } from './components.ts';

function fit(bots: number, rows: Parameters<typeof blocksFrom>[0]) {
  const blocks = blocksFrom(rows);
  return chipsFit(blocks, componentsOf(bots, blocks));
}

const CATALYSTS = [
  { bots: [0, 2, 3], chips: [73, 73, 75] },
  { bots: [0, 1, 2], chips: [74, 75, 75] },
  { bots: [1, 2, 3], chips: [67, 68, 72] },
  { bots: [0, 1, 3], chips: [71, 72, 75] },
];

test("Montgomery's catalysts, blocks of three from four: −9/8, −7/8, −4/8, 20/8", () => {
  const { strengths } = fit(4, CATALYSTS);
  [-9 / 8, -7 / 8, -4 / 8, 20 / 8].forEach((value, i) => {
    expect(strengths[i]).toBeCloseTo(value, 12);
  });
});

test('the covariance of the catalysts is what the sandwich says, worked out apart', () => {
  // u of each block by hand from the fit; balanced, so P = 3/8 on contrasts.
  const { strengths, covariance } = fit(4, CATALYSTS);
  const u = CATALYSTS.map(({ bots, chips }) => {
    const beyond = bots.map((bot, e) => (chips[e] as number) - (strengths[bot] as number));
    const mean = (beyond[0] as number) / 3 + (beyond[1] as number) / 3 + (beyond[2] as number) / 3;
    const row = [0, 0, 0, 0];
    bots.forEach((bot, e) => {
      row[bot] = (beyond[e] as number) - mean;
    });
    return row;
  });
  const expected = u.reduce((sum, row) => sum + (row[0] as number) * (row[3] as number), 0) * (3 / 8) ** 2;
  expect(covariance[3]).toBeCloseTo(expected, 12);
});

test('two tables at one board are one cluster: repeating each board there makes nothing surer', () => {
  const once = fit(4, CATALYSTS).covariance;
  const twice = blocksFrom(CATALYSTS.flatMap((row) => [row, row]));
  const shared = { ...twice, board: twice.board.map((block) => Math.floor(block / 2)) };
  const { covariance } = chipsFit(shared, componentsOf(4, shared));
  once.forEach((value, at) => {
    expect(covariance[at]).toBeCloseTo(value, 12);
  });
});

const anyTheta = fc.array(fc.double({ min: -20, max: 20, noNaN: true }), { minLength: 5, maxLength: 9 });

/** Every table of four that starts somewhere and skips one: connected, unbalanced. */
function noiseless(theta: readonly number[], shift = 0) {
  const n = theta.length;
  return theta.map((_, start) => {
    const bots = [0, 1, 2, 4].map((step) => (start + step) % n).sort((a, b) => a - b);
    const mean = bots.reduce((sum, bot) => sum + (theta[bot] as number), 0) / 4;
    return { bots, chips: bots.map((bot) => (theta[bot] as number) - mean + shift * (start + 1)) };
  });
}

test('noiseless data return θ to 1e-12, and no error', () => {
  fc.assert(
    fc.property(anyTheta, (theta) => {
      const mean = theta.reduce((sum, value) => sum + value, 0) / theta.length;
      const { strengths, covariance } = fit(theta.length, noiseless(theta));
      theta.forEach((value, i) => {
        expect(Math.abs((strengths[i] as number) - (value - mean))).toBeLessThan(1e-12 * 20);
      });
      expect(Math.max(...covariance)).toBeLessThan(1e-20);
    }),
  );
});

test('what a board gives to all of its bots alike moves nothing', () => {
  fc.assert(
    fc.property(anyTheta, fc.double({ min: -50, max: 50, noNaN: true }), (theta, shift) => {
      const plain = fit(theta.length, noiseless(theta)).strengths;
      const moved = fit(theta.length, noiseless(theta, shift)).strengths;
      plain.forEach((value, i) => {
        expect(moved[i]).toBeCloseTo(value, 9);
      });
    }),
  );
});

test('groups that never met are fitted apart, each with mean 0', () => {
  const { strengths, covariance } = fit(6, [
    { bots: [0, 2], chips: [3, -3] },
    { bots: [0, 2], chips: [1, -1] },
    { bots: [1, 3, 5], chips: [30, 0, -30] },
  ]);
  [2, 30, -2, 0, 0, -30].forEach((value, i) => {
    expect(strengths[i]).toBeCloseTo(value, 12);
  });
  expect(covariance[0 * 6 + 1]).toBe(0);
  // One block alone cannot tell its error.
  expect(covariance[1 * 6 + 1]).toBe(0);
});
