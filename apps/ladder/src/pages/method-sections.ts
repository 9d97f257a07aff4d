/** Sections of the method page, which others point at, in the order of the page. */
export const METHOD_SECTIONS = [
  'game',
  'boards',
  'schedule',
  'chips',
  'intervals',
  'elo',
  'faults',
  'marks',
  'memory',
  'seed',
  'ledger',
] as const;
export type MethodSection = (typeof METHOD_SECTIONS)[number];
