import type { MatchJob } from '@bassadewitz/fairness';
import type { MatchRecord, MatchSidecar } from '@bassadewitz/ledger';

/** A match that was played to its end. */
export interface PlayedMatch {
  readonly record: MatchRecord;
  /** The record as canonical JSON: what the receipt is the hash of, and what is kept. */
  readonly recordText: string;
  /** What a clock measured; no part of the record. */
  readonly sidecar: MatchSidecar;
  /** Tells the bots the result with its receipt. Called once the record is safe: a bot never holds a receipt of a lost match. */
  announce(): void;
}

/**
 * The seam between a tournament and whatever plays its tables: in one process a pool of tables, across machines a work
 * queue. Nothing above it may assume that a table's bots are connected to this process.
 */
export interface MatchPlayer {
  /**
   * Plays one match to its end. It always ends, whatever the bots do; a rejection is a failure of the arena itself and
   * ends the run.
   */
  play(job: MatchJob): Promise<PlayedMatch>;
  /** How many matches at once the bot of this index can play. */
  capacity(bot: number): number;
  /**
   * Only where a bot may be busy elsewhere, so that no match can begin for now although none is in play: calls back when it may be
   * otherwise.
   * @returns ends that
   */
  onRoom?(tryAgain: () => void): () => void;
}
