/** Half the width of a 95 % interval in standard errors. */
export const Z95 = 1.959964;

/** The error of a figure as it stands behind ±, 95 %: `0.124`, and `?` where there is none. @param se standard error in chips */
export function halfWidth(se: number | null): string {
  return se === null ? '?' : (Z95 * se).toFixed(3);
}
