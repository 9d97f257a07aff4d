/** A text of a stranger for a terminal: everything but printable ASCII escaped as in JSON, cut off where it is long. */
export function printable(text: string, longest: number): string {
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replace(/[^ -~]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return escaped.length > longest ? `${escaped.slice(0, longest - 1)}…` : escaped;
}
