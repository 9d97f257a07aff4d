import type { Pack } from '../pack.ts';

/** How a language speaks of the cards of a pack: suits from clubs to diamonds, ranks from the seven to the ace. */
export interface CardWords {
  readonly suits: Readonly<Record<Pack, readonly [string, string, string, string]>>;
  readonly ranks: Readonly<Record<Pack, readonly [string, string, string, string, string, string, string, string]>>;
  readonly card: (rank: string, suit: string) => string;
}
