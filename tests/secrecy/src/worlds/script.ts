import type { Mischief } from './mischief.ts';

/** What a bot does while its request is open, before it answers. Times in ms of the table's clock. */
export type Act =
  | { readonly kind: 'send'; readonly what: Mischief }
  | { readonly kind: 'think'; readonly ms: number }
  /** Loses its connection, and is back after so long. */
  | { readonly kind: 'reconnect'; readonly ms: number }
  /** A second login takes the place of the first. */
  | { readonly kind: 'replace' };

/** How a bot ends a request: with a legal card, wrongly, or by letting it run out, here or away. */
export type Answer =
  | { readonly kind: 'legal'; readonly choice: number }
  | { readonly kind: 'illegal' }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'expire' }
  | { readonly kind: 'expire-away' };

/** All that a bot does about one request. */
export interface Turn {
  readonly acts: readonly Act[];
  readonly answer: Answer;
}

/** What a bot does about its requests, one after another; from the beginning again where there are more. */
export type Script = readonly Turn[];
