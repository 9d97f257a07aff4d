import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inverseOf, sandwiched, times } from './cholesky.ts';

test('the inverse of a known matrix', () => {
  const inverse = inverseOf(Float64Array.of(4, 2, 2, 3), 2);
  [0.375, -0.25, -0.25, 0.5].forEach((value, at) => {
    expect(inverse[at]).toBeCloseTo(value, 15);
  });
});

test('a matrix times its inverse is the identity, and the inverse is symmetric to the bit', () => {
  const entry = fc.double({ min: -2, max: 2, noNaN: true });
  fc.assert(
    fc.property(
      fc
        .integer({ min: 1, max: 7 })
        .chain((n) => fc.tuple(fc.constant(n), fc.array(entry, { minLength: n * n, maxLength: n * n }))),
      ([n, root]) => {
        // Root times its transpose plus the identity is always positive definite.
        const at = (i: number, j: number) => root[i * n + j] as number;
        const matrix = new Float64Array(n * n).map((_, cell) => {
          const [i, j] = [Math.floor(cell / n), cell % n];
          let sum = i === j ? 1 : 0;
          for (let k = 0; k < n; k++) sum += at(i, k) * at(j, k);
          return sum;
        });
        const inverse = inverseOf(matrix, n);
        for (let j = 0; j < n; j++) {
          const column = Float64Array.from({ length: n }, (_, i) => inverse[i * n + j] as number);
          times(matrix, column).forEach((value, i) => {
            expect(value).toBeCloseTo(i === j ? 1 : 0, 9);
            expect(inverse[i * n + j]).toBe(inverse[j * n + i]);
          });
        }
      },
    ),
  );
});

test('P M P of a known pair', () => {
  expect([...sandwiched(Float64Array.of(2, 1, 1, 1), Float64Array.of(1, 0, 0, 3), 2)]).toEqual([7, 5, 5, 4]);
});

test('a matrix that is not positive definite is refused by row', () => {
  expect(() => inverseOf(Float64Array.of(1, 2, 2, 1), 2)).toThrow('row 1: the matrix is not positive definite');
});
