/** A text of a stranger, in quotes, without characters that would move the cursor or turn the direction of reading. */
export function quoted(text: string): string {
  const coded = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(text).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, coded);
}
