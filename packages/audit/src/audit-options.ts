import type { RateOptions } from '@bassadewitz/rating';
import type { Survey } from './survey.ts';

/** What was published before the first card. Whoever kept it need not trust the head of the file. */
export interface Published {
  /** Hash of the head's line: 64 hex digits. */
  readonly headHash?: string;
  /** Commitment to the seed: 64 hex digits. */
  readonly commitment?: string;
}

/** What an audit is given beside the ledger. */
export interface AuditOptions {
  /** What the ledger says ahead of its first line. Without it nothing is checked that needs the seed. */
  readonly survey?: Survey;
  readonly published?: Published;
  /** Receipts of matches, 64 hex digits each, to be found in the ledger. */
  readonly receipts?: readonly string[];
  /** How ratings are computed; false leaves them out. By default, and with the default options, they are computed. */
  readonly ratings?: RateOptions | false;
  /** Standings that were published, as parsed from JSON, to be compared with those computed. */
  readonly table?: unknown;
}
