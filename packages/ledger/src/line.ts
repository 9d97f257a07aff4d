import type { Decision } from './decision.ts';
import type { Foot } from './foot.ts';
import type { Head } from './head.ts';
import type { MatchRecord } from './match-record.ts';

/** A line of a ledger: what it says, and the hash of the line before (64 zeros in the first). */
export type Line =
  | { readonly kind: 'head'; readonly prev: string; readonly head: Head }
  | { readonly kind: 'match'; readonly prev: string; readonly match: MatchRecord }
  | { readonly kind: 'decision'; readonly prev: string; readonly decision: Decision }
  | { readonly kind: 'foot'; readonly prev: string; readonly foot: Foot };
