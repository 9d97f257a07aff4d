/** A change that nobody can see in a ledger alone, if whoever made it recomputes the chain. */
export interface Undetectable {
  /** The field, with `#` for whichever entry of a list. */
  readonly field: string;
  /** Which changes of it, and why nothing shows them. */
  readonly when: string;
}

const HEAD_ALONE = 'any: nothing in the matches depends on it. It changes the hash of the head';

/**
 * What no rule, seed or schedule can show when a single value of a finished ledger is changed and the chain recomputed. Every other
 * change of a single value is found. Where a hash of the head was published before the first card, no change of the head is left;
 * a receipt shows every change of its match; a published table shows what changes ratings; and the hash of the last line,
 * published or kept by anyone, shows everything.
 */
export const UNDETECTABLE: readonly Undetectable[] = [
  { field: '/head/bots', when: `the order: matches name bots by position. It changes the hash of the head` },
  { field: '/head/bots/#/name', when: HEAD_ALONE },
  { field: '/head/bots/#/version', when: HEAD_ALONE },
  { field: '/head/bots/#/owner', when: HEAD_ALONE },
  { field: '/head/bots/#/house', when: HEAD_ALONE },
  { field: '/head/bots/#/isolate', when: HEAD_ALONE },
  { field: '/head/timeControl/moveMs', when: HEAD_ALONE },
  { field: '/head/timeControl/bankMs', when: HEAD_ALONE },
  { field: '/head/timeControl/networkCapMs', when: HEAD_ALONE },
  { field: '/head/timeControl/paceMs', when: HEAD_ALONE },
  {
    field: '/head/knownSeed',
    when: 'of a seed of 64 hex digits, as one is that was drawn. It changes the hash of the head',
  },
  { field: '/head/entropySource', when: 'its wording; whether there is one is seen in the foot' },
  { field: '/head/strikeLimit', when: 'to another that gives the same stand-ins' },
  { field: '/head/schedule/format', when: 'to another with the same tables in the same order' },
  { field: '/head/schedule/rounds', when: 'where the tournament was stopped before the last of them' },
  { field: '/head/schedule/blocks/#', when: 'the order of the numbers within a block' },
  { field: '/match/deals/#/plays', when: 'to other legal play with the same tricks, points and settlement' },
  { field: '/match/deals/#/faults', when: 'one more or fewer on a play of the fallback card, with the same stand-ins' },
  { field: '/match/deals/#/faults/#/kind', when: 'to another; but a no-show is none of the others' },
  { field: '/match/deals/#/faults/#/trick', when: 'to another play of the fallback card, with the same stand-ins' },
  { field: '/match/deals/#/faults/#/seat', when: 'to another play of the fallback card, with the same stand-ins' },
  { field: '/decision/reason', when: 'any' },
  { field: '/decision/cause', when: 'any' },
  { field: '/decision/kind', when: 'among withdraw, disqualify and bench' },
  { field: '/decision/bot', when: 'of a bot that leaves after the last match that is played' },
  { field: '/decision/board', when: 'to another board of the tournament' },
  { field: '/decision/before', when: 'of a void board, past matches that are left out anyway' },
];

/** What cannot be seen beside that as long as the ledger has no seed, as it has none before the tournament is over. */
export const UNDETECTABLE_WITHOUT_SEED: readonly Undetectable[] = [
  { field: '/head/commitment', when: `any: there is no seed to hold it against. It changes the hash of the head` },
  { field: '/match/salt', when: 'to other digits: there is no seed to draw it from. A receipt shows it' },
];

/** Changes of whole lines that cannot be seen: decisions that leave no trace in the matches. */
export const UNDETECTABLE_LINES = [
  'a decision to void a board is left out, or there twice',
  'a departure after the last match that is played is left out',
  'two decisions that stand before the same match change places',
  'the end is cut off, and the foot says that the tournament is not over',
] as const;
