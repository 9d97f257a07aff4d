/** The last line of a ledger. */
export interface Foot {
  /** Whether the tournament is over. If not, the ledger is the part of it that was played without a gap, in schedule order. */
  readonly complete: boolean;
  /** How many match lines the ledger has. */
  readonly matches: number;
  /** How many decision lines the ledger has. */
  readonly decisions: number;
  /** Hash of the head's line, which may have been published before the first card. */
  readonly head: string;
  /**
   * The seed: there if the tournament is over. If it is not, the seed may be there only where it was given up for good, since no card that
   * it decides can be played any more; a reader cannot know that, so it is for the writer to see to.
   */
  readonly seed?: string;
  /** The entropy that was mixed in, where the head names a source; with the seed. */
  readonly entropy?: string;
}
