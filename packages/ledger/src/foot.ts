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
  /** The seed, once the tournament is over; never before. */
  readonly seed?: string;
  /** The entropy that was mixed in, where the head names a source; with the seed. */
  readonly entropy?: string;
}
