import { expect, test } from 'vitest';
import { centred, inverseOfContrasts } from './contrasts.ts';

test('the inverse among vectors that sum to 0, with rows and columns that do', () => {
  // Eigenvalues: 2 along (1, 1), 4 along (1, −1).
  const inverse = inverseOfContrasts(Float64Array.of(3, -1, -1, 3), 2);
  [1 / 8, -1 / 8, -1 / 8, 1 / 8].forEach((value, at) => {
    expect(inverse[at]).toBeCloseTo(value, 16);
  });
});

test('a matrix that is singular along 1 alone has one', () => {
  const inverse = inverseOfContrasts(Float64Array.of(2, -1, -1, -1, 2, -1, -1, -1, 2), 3);
  [2, -1, -1, -1, 2, -1, -1, -1, 2].forEach((value, at) => {
    expect(inverse[at]).toBeCloseTo(value / 9, 15);
  });
});

test('what the matrix says along 1 leaves no trace, however little it is beside the rest', () => {
  const games = 1e6;
  const [prior, ...pair] = [1 / 16, games, -games, -games, games] as const;
  const inverse = inverseOfContrasts(
    Float64Array.from(pair, (value, at) => value + (at % 3 === 0 ? prior : 0)),
    2,
  );
  const expected = 0.5 / (2 * games + prior);
  [expected, -expected, -expected, expected].forEach((value, at) => {
    expect(Math.abs((inverse[at] as number) / value - 1)).toBeLessThan(1e-15);
  });
});

test('two groups without a bond cannot be inverted', () => {
  const apart = Float64Array.of(1, -1, 0, 0, -1, 1, 0, 0, 0, 0, 1, -1, 0, 0, -1, 1);
  expect(() => inverseOfContrasts(apart, 4)).toThrow('the matrix is not positive definite');
});

test('values less their mean', () => {
  expect([...centred(Float64Array.of(1, 2, 6))]).toEqual([-2, -1, 3]);
});
