import type { BotName } from './bot-name.ts';

/**
 * `data/v1/ladder/{id}/head-to-head.json` and `data/v1/tournament/{id}/head-to-head.json`: everyone against everyone. Matrices
 * have a row and a column for each of `bots`, in that order; numbers with a fraction are rounded to four decimals.
 */
export interface HeadToHeadDocument {
  readonly format: 'bassadewitz-head-to-head';
  readonly version: 1;
  /** In the order of the table that it belongs to. */
  readonly bots: readonly (BotName & { readonly version: string })[];
  /** Boards that the two played together. */
  readonly boards: readonly (readonly number[])[];
  /** What the bot of the row made more than that of the column where they met: chips a match, the mean over their boards; null where they never met. */
  readonly made: readonly (readonly (number | null)[])[];
  /** How often the bot of the row finished before that of the column, a tie as a half: 0 to 1; null where they never met. */
  readonly ahead: readonly (readonly (number | null)[])[];
  /** How much better the bot of the row is by all that was played: published chips a board; null without a common scale. */
  readonly better: readonly (readonly (number | null)[])[];
  /** Standard error of `better`; null where unknown. */
  readonly se: readonly (readonly (number | null)[])[];
  /** How likely it is that the bot of the row is the stronger, 0 to 1; null where unknown. */
  readonly likely: readonly (readonly (number | null)[])[];
}
