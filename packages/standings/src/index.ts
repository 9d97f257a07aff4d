export { countedChips } from './counted-chips.ts';
export type { CrosstableCell, CrosstableRow } from './crosstable.ts';
export { STATUSES, type Status, statusesAfter, voidBoards } from './decided.ts';
export { type FaultCounts, FaultTally, totalOf } from './fault-counts.ts';
export { type Parting, partingsOf, type ReplayPlayed } from './partings.ts';
export { resultOf } from './result-of.ts';
export { type StandingRow, type Standings, StandingsBuilder } from './standings.ts';
