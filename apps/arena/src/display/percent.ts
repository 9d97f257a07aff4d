/** A chance for a reader: `97.3 %`; what is all but sure is not said to be: `> 99.9 %`, `< 0.1 %`. @param share from 0 to 1 */
export function percent(share: number): string {
  if (share > 0.999) return '> 99.9 %';
  if (share < 0.001) return '< 0.1 %';
  return `${(100 * share).toFixed(1)} %`;
}
