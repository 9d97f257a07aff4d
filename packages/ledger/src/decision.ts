/**
 * What an organiser (or a rule of the tournament) can decide while it runs.
 * - `withdraw`: the bot plays no further round; its results stand;
 * - `disqualify`: the bot plays no further round and gets no rank;
 * - `bench`: the bot failed too often and plays no further round;
 * - `reinstate`: a bot that withdrew or was benched plays again;
 * - `void`: the matches of one board do not count;
 * - `stop`: no further round is played.
 */
export const DECISION_KINDS = ['withdraw', 'disqualify', 'bench', 'reinstate', 'void', 'stop'] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** Why a tournament ended before its last round. */
export const STOP_CAUSES = ['separated', 'minutes', 'organiser', 'bots'] as const;
/**
 * - `separated`: the order was decided, or is a practical tie;
 * - `minutes`: the time that was set for the tournament is used up;
 * - `organiser`: somebody decided so;
 * - `bots`: those left cannot fill a table.
 */
export type StopCause = (typeof STOP_CAUSES)[number];

interface Decided {
  /** The number of the first match that is affected. The line stands before it; the schedule's length stands for the end. */
  readonly before: number;
  /** Why, in plain words. */
  readonly reason: string;
}

/** A bot leaves at the end of a round: from match `before`, the first of a round, matches that it would sit in are left out. */
export interface Departure extends Decided {
  readonly kind: 'withdraw' | 'disqualify' | 'bench';
  /** Position in the head's list of bots. */
  readonly bot: number;
}

/** A bot that withdrew or was benched comes back: from match `before`, the first of a round, it plays again. */
export interface Return extends Decided {
  readonly kind: 'reinstate';
  /** Position in the head's list of bots. */
  readonly bot: number;
}

/** All replays of a board lose their effect on standings and ratings, as one board is one block. */
export interface Voiding extends Decided {
  readonly kind: 'void';
  readonly board: number;
}

/** The tournament ends before match `before`, the first of a round. */
export interface Stop extends Decided {
  readonly kind: 'stop';
  readonly cause: StopCause;
}

export type Decision = Departure | Return | Voiding | Stop;
