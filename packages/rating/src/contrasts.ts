import { inverseOf } from './cholesky.ts';

/**
 * The inverse of a symmetric positive (semi)definite matrix among vectors that sum to 0: rows and columns of what it returns sum to 0.
 *
 * A fit measures differences only. Its mean is fixed, its scores sum to 0, and what its matrix A, of which every row sums to the same
 * a ≥ 0, says along 1 = (1, …, 1) concerns nobody: A⁻¹ = P + 11ᵀ/(n a), P being what is wanted here. Left in, 1/(n a) can outweigh P
 * by as much as there are matches (a prior's a is 1/16 however many they are), and then scores that sum to 0 but for rounding are
 * that much worse than they were. So 1 gets the mean of the eigenvalues for its own, by which the inverse is well conditioned
 * there, and is then taken out.
 *
 * @param matrix n × n, row by row
 * @throws RangeError when the matrix is not positive definite among these vectors
 */
export function inverseOfContrasts(matrix: Float64Array, n: number): Float64Array {
  let trace = 0;
  for (let i = 0; i < n; i++) trace += matrix[i * n + i] as number;
  const lift = trace / (n * n);
  const inverse = inverseOf(
    matrix.map((value) => value + lift),
    n,
  );
  const means = Float64Array.from({ length: n }, (_, row) => meanOf(inverse.subarray(row * n, (row + 1) * n)));
  const mean = meanOf(means);
  // The sum of both means first: it is the same for (i, j) and (j, i), so that symmetry holds to the bit.
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      (inverse[i * n + j] as number) += mean - ((means[i] as number) + (means[j] as number));
    }
  }
  return inverse;
}

/** Values less their mean. */
export function centred(values: Float64Array): Float64Array {
  const mean = meanOf(values);
  return values.map((value) => value - mean);
}

function meanOf(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
