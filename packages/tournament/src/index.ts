export { BenchRule } from './bench-rule.ts';
export { Departures } from './departures.ts';
export { exportLedger, footOf } from './export-ledger.ts';
export type { MatchPlayer, PlayedMatch } from './match-player.ts';
export { runTournament, type TournamentEnd, type TournamentSetup } from './run-tournament.ts';
export { type RoundEnd, type StopRules, stopAfter } from './stop-rule.ts';
export {
  storedDecisions,
  storedEvents,
  storedFoot,
  storedHead,
  storedMatch,
  storedSidecar,
} from './stored.ts';
