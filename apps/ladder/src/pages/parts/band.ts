/** The places that a bot may truly have: `3` or `2–4`; undefined for a bot without a place. */
export function bandText(band: readonly [best: number, worst: number] | null): string | undefined {
  if (band === null) return undefined;
  const [best, worst] = band;
  return best === worst ? `${best}` : `${best}–${worst}`;
}
