export type { Four } from './four.ts';
export { LiveElo, type LiveEloOptions, liveEloChanges } from './live-elo.ts';
export { finishingPlaces } from './places.ts';
export { type MatchResult, ResultTable } from './results.ts';
