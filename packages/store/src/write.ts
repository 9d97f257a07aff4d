import type { StoreProblem } from './problem.ts';

/** One match as it is stored: its position in the schedule, its canonical record, and what a clock measured. */
export interface StoredMatch {
  readonly match: number;
  readonly record: string;
  readonly sidecar: string;
}

/** A decision of the organiser; its line stands before the line of the match at position `at`. */
export interface Decision {
  readonly at: number;
  readonly decision: string;
}

/** What can be written, as it travels to the thread that writes. */
export type Write =
  | ({ readonly kind: 'match' } & StoredMatch)
  | ({ readonly kind: 'decision' } & Decision)
  | { readonly kind: 'event'; readonly event: string }
  | { readonly kind: 'meta'; readonly key: string; readonly value: string }
  | { readonly kind: 'foot'; readonly foot: string };

/** A write of a commit that was left out of it, by its place there; the others are on disk. */
export interface Refusal {
  readonly index: number;
  readonly problem: StoreProblem;
}

/** To the thread: writes that become one commit, or the wish to end. */
export type ToWriter = { readonly kind: 'commit'; readonly writes: readonly Write[] } | { readonly kind: 'close' };

/** From the thread. `failed` is final: nothing was committed, and nothing will be. */
export type FromWriter =
  | { readonly kind: 'ready' }
  | { readonly kind: 'committed'; readonly refusals: readonly Refusal[] }
  | { readonly kind: 'failed'; readonly problem: StoreProblem };
