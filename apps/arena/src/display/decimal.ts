/** A number for a reader, with a minus as wide as a plus and none before a zero: `0.12`, `−0.12`, `0.00`. */
export function decimal(value: number, digits: number): string {
  const text = Math.abs(value).toFixed(digits);
  return value < 0 && Number(text) !== 0 ? `−${text}` : text;
}
