/**
 * What has become of a tournament on a server.
 * - `waiting`: not all of its bots are there yet;
 * - `playing`;
 * - `paused`: by the organiser; what was played is kept;
 * - `over`: played to its end, or stopped by a decision on record;
 * - `cancelled`: stopped before the first card;
 * - `failed`: the arena could not go on; the reason says why, and `resume` tries again.
 */
export const TOURNAMENT_STATES = ['waiting', 'playing', 'paused', 'over', 'cancelled', 'failed'] as const;
export type TournamentState = (typeof TOURNAMENT_STATES)[number];
