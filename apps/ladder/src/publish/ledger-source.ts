import type { Foot, Head, MatchSidecar } from '@bassadewitz/ledger';

/** A ledger that can be published, wherever it is kept. It is read from the beginning several times, and must not change meanwhile. */
export interface LedgerSource {
  /** What a person calls it: its path. Stands in messages and nowhere on the site. */
  readonly name: string;
  readonly head: Head;
  /** Hash of the head's line. */
  readonly headHash: string;
  /** Null while the tournament is not over. */
  readonly foot: Foot | null;
  /** What the organiser calls the tournament, if anything. */
  readonly title: string | null;
  /** Of the first match and of the last, ISO 8601 in UTC to the second; null where nobody kept it. */
  readonly began: string | null;
  readonly ended: string | null;
  /**
   * Hash of the last line of the ledger, which stands for all of it, so that a ledger that was published before is known again without
   * reading it; undefined where only reading it tells.
   */
  readonly lastHash: string | undefined;
  /** How many matches it has, if that is known; for the progress that is shown. */
  readonly matches: number | undefined;
  /** The lines of the ledger as it is exported, without their line feeds. What stands after the last line feed of a file comes with `torn`. */
  lines(): Iterable<{ readonly text: string; readonly torn: boolean }>;
  /** Whether there are sidecars. */
  readonly measured: boolean;
  /** What a clock measured, in the order of the matches; nothing where nobody kept it. */
  sidecars(): Iterable<MatchSidecar>;
}
