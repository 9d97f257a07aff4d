const LONGEST = 40;

/**
 * A value from a frame, short enough for a message: strings as JSON (control characters and lone surrogates escaped) and
 * cut after 40 characters, containers only by what they are. Never recurses, so that nesting cannot hurt.
 */
export function quote(value: unknown): string {
  if (typeof value === 'string') {
    if (value.length <= LONGEST) return JSON.stringify(value);
    // A cut through a surrogate pair leaves a lone surrogate, which JSON.stringify escapes.
    return `${JSON.stringify(value.slice(0, LONGEST)).slice(0, -1)}…" (${value.length} characters)`;
  }
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (value === undefined) return 'nothing';
  if (typeof value === 'object' && value !== null) return 'an object';
  return String(value);
}
