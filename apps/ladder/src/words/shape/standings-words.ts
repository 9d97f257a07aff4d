import type { FaultKind } from '@bassadewitz/protocol';
import type { LadderMark } from '@bassadewitz/publication';

/** A word and what it means. */
export interface Term {
  readonly name: string;
  readonly meaning: string;
}

/** The table of standings, on ladders and tournaments, and what its words mean. */
export interface StandingsWords {
  readonly caption: string;
  readonly captionOfGroup: (number: string) => string;
  readonly groupNote: string;
  readonly place: string;
  readonly bot: string;
  readonly owner: string;
  readonly version: string;
  readonly chips: string;
  readonly interval: string;
  readonly ahead: string;
  readonly elo: string;
  readonly boards: string;
  readonly faults: string;
  /** Of a probability that is written already. */
  readonly likelyBetter: (probability: string) => string;
  readonly unranked: string;
  readonly noErrorYet: string;
  readonly marks: Readonly<Record<LadderMark, Term>>;
  readonly faultKinds: Readonly<Record<FaultKind, Term>>;
  readonly standIns: (count: number) => string;
  readonly penalty: (chips: string) => string;
  readonly filter: string;
  /** With `{shown}` and `{all}` where the numbers go. */
  readonly filtered: string;
  readonly nothingFound: string;
  readonly reading: string;
  readonly readings: {
    readonly place: Term;
    readonly chips: Term;
    readonly likely: Term;
    readonly elo: Term;
    readonly faults: Term;
  };
  /** Link to where the method explains it. */
  readonly more: string;
}
