export { Departures } from './departures.ts';
export type { MatchPlayer, PlayedMatch } from './match-player.ts';
export { runTournament, type TournamentEnd, type TournamentSetup } from './run-tournament.ts';
