import type { Count } from './counts.ts';

/** A bad bot, and what must become of it. The others never have a fault. */
export interface BadBot {
  /** A program of `bots/`, without its extension. */
  readonly bot: string;
  readonly args?: readonly string[];
  /** Fields of the tournament's configuration that differ from the usual ones. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** How long after the others `low` starts, in ms. */
  readonly lowStartsAfterMs?: number;
  /** What happens, as the end of a sentence that begins with the bot's name. */
  readonly fate: string;
  /** Its faults by kind; none where nothing is said. */
  readonly faults?: Readonly<Record<string, Count>>;
  /** All its faults together, where their kind is left to chance. */
  readonly faultsInAll?: Count;
  /** Matches that a stand-in finished for it; none where nothing is said. */
  readonly standIns?: Count;
  /**
   * Whose cards the ledger shows for it: `own`, those of a bot without a vice; `fallback`, those that the referee plays, as if it
   * had chosen them itself. Nothing is said where time decides.
   */
  readonly cards?: 'own' | 'fallback';
  /** From which match of the schedule on `cards` holds; from the first where nothing is said. */
  readonly cardsFrom?: number;
  /** Whether what it hears is left to chance: `told`, `closed` and `goodbyes` say nothing then. */
  readonly hearsAnything?: boolean;
  /** The error codes that it is told; none where nothing is said. */
  readonly told?: Readonly<Record<string, Count>>;
  /** The codes other than 1000 with which its connections end. */
  readonly closed?: Readonly<Record<string, Count>>;
  /** The reasons of the goodbyes that it hears: that the tournament is over, where nothing is said. */
  readonly goodbyes?: Readonly<Record<string, Count>>;
  /** How long the matches may take together, in ms, where it is more than a moment. */
  readonly playMs?: number;
  /** How long it may hold up the end, in ms. */
  readonly endMs?: number;
  /** Whether it gets its open requests again. */
  readonly again?: boolean;
}
