import type { RuleSetName } from '@bassadewitz/rules';
import type { Part } from './part.ts';

/** What stands around every page, and words that several pages need. */
export interface SiteWords {
  readonly skip: string;
  /** Name of the main navigation, for those who hear it. */
  readonly navigation: string;
  readonly ladders: string;
  readonly tournaments: string;
  readonly method: string;
  readonly languages: string;
  readonly theme: { readonly dark: string; readonly light: string };
  readonly footer: string;
  readonly feed: string;
  /** JSON of what a page shows. */
  readonly asJson: string;
  readonly rules: Readonly<Record<RuleSetName, string>>;
  /** `1 s a move, 10 s in reserve`. */
  readonly time: (move: string, bank: string) => string;
  readonly bots: (count: number) => string;
  readonly boards: (count: number) => string;
  readonly matches: (count: number) => string;
  readonly rounds: (count: number) => string;
  readonly tournamentsPlayed: (count: number) => string;
  /** A tournament that has no title of its own. */
  readonly tournamentOf: (bots: string) => string;
  readonly board: (number: string) => string;
  readonly match: (number: string) => string;
  readonly by: (owner: Part) => Part;
  readonly unknown: string;
}
