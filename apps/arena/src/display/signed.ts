/** A number with its sign, the minus as wide as the plus: `+0.12`, `−0.12`. */
export function signed(value: number, digits: number): string {
  const text = Math.abs(value).toFixed(digits);
  return Number(text) === 0 ? `±${text}` : `${value > 0 ? '+' : '−'}${text}`;
}
