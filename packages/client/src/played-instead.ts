/**
 * What a server says of a refused answer, and the card that was played in its place: once, and as sentences. Our own server's words have
 * the card already; another's need not.
 */
export function withPlayed(message: string, played: string | undefined): string {
  if (played === undefined || message.includes(`${played} was played instead`)) return message;
  return `${message}${/[.!?]$/.test(message) ? '' : '.'} ${played} was played instead.`;
}
