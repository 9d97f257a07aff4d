import type { WarningCode } from '@bassadewitz/rating';
import type { Part } from './part.ts';

/** Ladders, and everyone against everyone. */
export interface LadderWords {
  readonly ladder: string;
  readonly title: (rules: string) => string;
  readonly basis: (bots: string, tournaments: string, boards: string) => string;
  readonly oneLeads: (name: Part, chips: Part, spread: Part) => Part;
  readonly manyLead: (names: Part) => Part;
  readonly aheadOf: (name: Part, likely: string) => Part;
  readonly description: (rules: string, time: string) => string;
  readonly empty: string;
  readonly headToHeadLink: string;
  readonly history: string;
  readonly historyNote: string;
  readonly historyOnce: string;
  readonly historyTable: { readonly caption: string; readonly after: string };
  readonly showTable: string;
  readonly olderVersions: string;
  readonly warnings: string;
  /** What each warning says of the bots it names. */
  readonly warningTexts: Readonly<Record<WarningCode, string>>;
  readonly restsOn: string;
  readonly headToHead: string;
  readonly headToHeadLead: string;
  readonly headToHeadDescription: (of: string) => string;
  readonly headToHeadCaption: string;
  readonly showNumbers: string;
  readonly scaleLess: string;
  readonly scaleMore: string;
  readonly neverMet: string;
  readonly pick: string;
  /** What the panel says of one pair. Everything is written already. */
  readonly pairHeading: (one: Part, other: Part) => Part;
  readonly made: string;
  readonly ahead: string;
  readonly together: string;
  readonly better: string;
  readonly likely: string;
}
