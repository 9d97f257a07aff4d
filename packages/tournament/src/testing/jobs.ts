import type { MatchJob } from '@bassadewitz/fairness';

/** A match of the first round with its own board. */
export function jobOf(match: number, bots: MatchJob['bots']): MatchJob {
  return { match, round: 0, table: match, board: match, replay: 0, bots };
}
