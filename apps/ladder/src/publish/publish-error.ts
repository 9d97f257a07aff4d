export const PUBLISH_ERROR_CODES = ['NOT_A_SITE', 'BUSY', 'REFUTED', 'SAME_TOURNAMENT', 'FILES', 'STOPPED'] as const;
/**
 * - `NOT_A_SITE`: the folder to write to holds something else;
 * - `BUSY`: another process publishes there;
 * - `REFUTED`: a ledger does not verify;
 * - `SAME_TOURNAMENT`: two ledgers are of one tournament and differ;
 * - `FILES`: something cannot be read or written;
 * - `STOPPED`: the caller gave up.
 */
export type PublishErrorCode = (typeof PUBLISH_ERROR_CODES)[number];

/** Why a site was not published. The site that was there before is there still. */
export class PublishError extends Error {
  readonly code: PublishErrorCode;

  constructor(code: PublishErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PublishError';
    this.code = code;
  }
}
