import type { BotRecord } from '@bassadewitz/ledger';
import type { RankBand } from '@bassadewitz/rating';
import type { FaultCounts, Status } from '@bassadewitz/standings';
import type { OutcomeCounts } from '../documents/bot.ts';
import type { Estimate } from '../documents/estimate.ts';
import type { TournamentLink } from '../documents/links.ts';
import type { PlayedMatch } from '../tallies/extremes.ts';
import type { WrittenHistogram } from '../tallies/think-histogram.ts';

/** What one bot brought home from a tournament. */
export interface SummaryBot extends Pick<BotRecord, 'name' | 'version' | 'owner' | 'house'> {
  readonly status: Status;
  readonly place: number | null;
  readonly band: RankBand | null;
  readonly chips: Estimate;
  readonly elo: Estimate;
  readonly boards: number;
  readonly matches: number;
  readonly faults: FaultCounts;
  readonly standIns: number;
  readonly outcomes: OutcomeCounts;
  readonly think: WrittenHistogram | null;
  readonly best: readonly PlayedMatch[];
  readonly worst: readonly PlayedMatch[];
}

/** What ladders and bots' pages need of a tournament beside its log: small, and plain JSON, so that it can be kept for the next time. */
export interface TournamentSummary {
  readonly link: TournamentLink;
  /** By index in the head. */
  readonly bots: readonly SummaryBot[];
  /** Boards that count for nobody. */
  readonly voids: readonly number[];
}

/** In the order in which they were played: those whose date is unknown first, as if long ago; of one date by id. */
export function inOrderOfTime<T extends { readonly link: TournamentLink }>(tournaments: readonly T[]): T[] {
  const before = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  const key = ({ link }: T) => link.ended ?? link.began ?? '';
  return [...tournaments].sort((a, b) => before(key(a), key(b)) || before(a.link.id, b.link.id));
}
