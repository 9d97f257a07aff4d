/**
 * Inverse of a symmetric positive definite matrix, by Cholesky: A = G Gᵀ, A⁻¹ = G⁻ᵀ G⁻¹.
 *
 * Dense and row by row; 200 × 200 takes some ten milliseconds. A library would be larger than this file.
 *
 * @param matrix n × n, row by row; only its lower triangle is read
 * @returns the whole inverse, symmetric to the bit
 * @throws RangeError when the matrix is not positive definite
 */
export function inverseOf(matrix: Float64Array, n: number): Float64Array {
  const factor = factorOf(matrix, n);
  invertInPlace(factor, n);
  const inverse = new Float64Array(n * n);
  // Sums run over rows of G⁻¹, so that memory is read in order.
  for (let row = 0; row < n; row++) {
    const start = row * n;
    for (let i = 0; i <= row; i++) {
      const weight = factor[start + i] as number;
      const target = i * n;
      for (let j = 0; j <= i; j++) (inverse[target + j] as number) += weight * (factor[start + j] as number);
    }
  }
  mirror(inverse, n);
  return inverse;
}

/** Copies the lower triangle over the upper one. */
function mirror(matrix: Float64Array, n: number): void {
  for (let i = 0; i < n; i++) for (let j = 0; j < i; j++) matrix[j * n + i] = matrix[i * n + j] as number;
}

/** Matrix times vector. */
export function times(matrix: Float64Array, vector: Float64Array): Float64Array {
  const n = vector.length;
  return vector.map((_, row) => {
    let sum = 0;
    for (let column = 0; column < n; column++) {
      sum += (matrix[row * n + column] as number) * (vector[column] as number);
    }
    return sum;
  });
}

/** B M Bᵀ for symmetric M: how an error passes through the fit. Symmetric to the bit. */
export function sandwiched(outer: Float64Array, inner: Float64Array, n: number): Float64Array {
  const half = product(outer, inner, n);
  const whole = product(half, transposed(outer, n), n);
  mirror(whole, n);
  return whole;
}

function product(left: Float64Array, right: Float64Array, n: number): Float64Array {
  const result = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    for (let via = 0; via < n; via++) {
      const weight = left[i * n + via] as number;
      for (let j = 0; j < n; j++) (result[i * n + j] as number) += weight * (right[via * n + j] as number);
    }
  }
  return result;
}

function transposed(matrix: Float64Array, n: number): Float64Array {
  const result = new Float64Array(n * n);
  for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) result[j * n + i] = matrix[i * n + j] as number;
  return result;
}

function factorOf(matrix: Float64Array, n: number): Float64Array {
  const factor = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * n + j] as number;
      for (let via = 0; via < j; via++) sum -= (factor[i * n + via] as number) * (factor[j * n + via] as number);
      if (i !== j) {
        factor[i * n + j] = sum / (factor[j * n + j] as number);
      } else if (sum > 0) {
        factor[i * n + i] = Math.sqrt(sum);
      } else {
        throw new RangeError(`row ${i}: the matrix is not positive definite`);
      }
    }
  }
  return factor;
}

function invertInPlace(lower: Float64Array, n: number): void {
  for (let column = 0; column < n; column++) {
    lower[column * n + column] = 1 / (lower[column * n + column] as number);
    for (let row = column + 1; row < n; row++) {
      let sum = 0;
      for (let via = column; via < row; via++) {
        sum -= (lower[row * n + via] as number) * (lower[via * n + column] as number);
      }
      lower[row * n + column] = sum / (lower[row * n + row] as number);
    }
  }
}
