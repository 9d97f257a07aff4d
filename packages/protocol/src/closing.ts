import { ERRORS, type ErrorCode } from './errors.ts';
import { GOODBYE_REASONS } from './generated/enumerations.ts';
import { GOODBYES } from './generated/registry.ts';

export { GOODBYE_REASONS };

/** Why a server ends a session. */
export type GoodbyeReason = (typeof GOODBYE_REASONS)[number];

/** What a socket is closed with. The reason is the error code or the goodbye's reason: short enough for a close frame. */
export interface Closing {
  readonly code: number;
  readonly reason: string;
}

/** The closing that follows an error; undefined where the session goes on. */
export function closingOf(code: ErrorCode): Closing | undefined {
  const { closeCode } = ERRORS[code];
  return closeCode === null ? undefined : { code: closeCode, reason: code };
}

/** The closing that follows a server's goodbye. */
export function closingAfter(reason: GoodbyeReason): Closing {
  return { code: GOODBYES[reason].closeCode, reason };
}

/**
 * Whether a bot should connect again after a close code: not after 1000 (a session that ended in good order) nor
 * 4000 to 4499 (coming back cannot help), but after any other, known or not.
 */
export function mayReconnect(closeCode: number): boolean {
  return closeCode !== 1000 && !(closeCode >= 4000 && closeCode <= 4499);
}
