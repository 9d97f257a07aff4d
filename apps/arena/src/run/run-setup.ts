import type { Head, MatchRecord } from '@bassadewitz/ledger';
import type { Commit } from '@bassadewitz/store';
import type { MatchPlayer } from '@bassadewitz/tournament';
import type { Logger } from 'pino';
import type { TournamentConfig } from '../config/tournament-config.ts';
import type { BotInstance } from './bot-instances.ts';
import type { GatheringRules } from './gathering.ts';
import type { Hall } from './hall.ts';
import type { Interruption } from './interruption.ts';
import type { RunDirectory } from './run-directory.ts';

/** What a run needs beside its configuration. */
export interface RunSetup {
  readonly directory: RunDirectory;
  readonly log: Logger;
  readonly interruption: Pick<Interruption, 'stop' | 'abandon'>;
  /** Where progress is shown; nowhere where it is left out. */
  readonly terminal?: NodeJS.WriteStream;
  /** Where the bots meet; a hall of the run's own where nothing is said. */
  readonly venue?: Venue;
  readonly hooks?: RunHooks;
}

/** Where the bots of a run meet that is not alone. */
export interface Venue {
  /** Tells programs that play in this run alone from those of the same name in others. */
  readonly suffix: string;
  /** Lets in the bots of a run, and starts the local ones. `close` of what it gives ends that again. */
  open(config: TournamentConfig, instances: readonly BotInstance[], directory: RunDirectory): Promise<Hall>;
  /** How long bots are waited for before the first match of this run. */
  gathering(config: TournamentConfig, resumed: boolean): GatheringRules;
  /** Whether something is played already, so that a calibration would measure that, and disturb it. */
  readonly busy: boolean;
}

/** What is fixed of a run once it is played. */
export interface RunPlan {
  readonly head: Head;
  /** Matches of the whole schedule, and of a round. */
  readonly matches: number;
  readonly matchesPerRound: number;
  /** Boards that do not count. */
  readonly voided: ReadonlySet<number>;
}

/** What somebody wants to know of a run, or to do for it, while it is played. */
export interface RunHooks {
  /** Before the first match of this run. */
  begun?(plan: RunPlan): void;
  /** As `onRecord` of a tournament: every match on record, in schedule order. */
  recorded?(record: MatchRecord): void;
  /** At the end of each round but the last. */
  roundOver?(round: number): void;
  /** Stands between the tournament and what plays its matches. */
  player?(inner: MatchPlayer): MatchPlayer;
  /** After each commit of the run's file. */
  readonly committed?: (commit: Commit) => void;
  /** Gives the text that the named source of entropy published, instead of the terminal. */
  entropy?(source: string, commitment: string, stop: AbortSignal): Promise<string>;
}
