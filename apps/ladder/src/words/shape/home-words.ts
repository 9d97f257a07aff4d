import type { UnratedCause } from '@bassadewitz/publication';
import type { Part } from './part.ts';
import type { Term } from './standings-words.ts';

/** The first page: what there is, and what this is. */
export interface HomeWords {
  readonly lead: string;
  readonly description: string;
  readonly ladders: string;
  readonly laddersNote: string;
  readonly noLadder: string;
  readonly leads: (names: Part, count: number) => Part;
  readonly tournaments: string;
  readonly noTournament: string;
  readonly table: {
    readonly caption: string;
    readonly tournament: string;
    readonly rules: string;
    readonly time: string;
    readonly bots: string;
    readonly matches: string;
    readonly ended: string;
    readonly standing: string;
  };
  readonly bots: string;
  readonly botsNote: string;
  readonly findBot: string;
  readonly about: string;
  readonly abouts: readonly Term[];
  readonly aboutMore: string;
  readonly rated: Term;
  readonly unrated: Term;
  readonly inPlay: Term;
  readonly unratedBecause: Readonly<Record<UnratedCause, string>>;
}
