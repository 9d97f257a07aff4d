import { Failure } from '../failure.ts';

/** Characters that a reason may have at most. */
export const LONGEST_REASON = 500;

/**
 * What an organiser gives as the reason of a decision, without blanks around it. It stands in the ledger, on pages and on terminals, so it has
 * no characters that do something else than show.
 * @param origin how the field is written, to name it in an error
 * @throws Failure USAGE
 */
export function checkedReason(reason: string, origin: string): string {
  const trimmed = reason.trim();
  if (trimmed === '') throw new Failure('USAGE', `${origin}: give a reason, it stands in the ledger`);
  if (trimmed.length > LONGEST_REASON) {
    throw new Failure(
      'USAGE',
      `${origin}: a text of ${trimmed.length} characters is too long; at most ${LONGEST_REASON} are valid`,
    );
  }
  const [control] = /\p{C}/u.exec(trimmed) ?? [];
  if (control === undefined) return trimmed;
  const code = control.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  throw new Failure(
    'USAGE',
    `${origin}: the character U+${code} is not valid; valid: one line of printable characters`,
  );
}
