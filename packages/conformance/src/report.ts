import type { Observed } from './observed.ts';
import type { RequirementId } from './requirements.ts';
import type { ScenarioId } from './scenario-id.ts';
import type { Timeouts } from './timeouts.ts';

interface Common {
  readonly id: ScenarioId;
  readonly title: string;
  readonly requirements: readonly RequirementId[];
  readonly durationMs: number;
  /** What is no failure but worth knowing. */
  readonly notes: readonly string[];
}

export interface Passed extends Common {
  readonly status: 'passed';
}

export interface Failed extends Common {
  readonly status: 'failed';
  /** The requirement that was not met. */
  readonly requirement: RequirementId;
  /** What was observed, in plain words. */
  readonly observed: string;
  /** The timeout that ran out, where one did. */
  readonly timeout?: keyof Timeouts;
  /** The last that passed over the wire before that. */
  readonly frames: readonly Observed[];
  /** The last lines that the bot printed; empty where they are not known. */
  readonly output: string;
  /** What that means for a tournament. */
  readonly means: string;
  /** What to do about it. */
  readonly mend: string;
  /** Where to read on: paths in the project's repository. */
  readonly docs: readonly string[];
}

export interface NotRun extends Common {
  readonly status: 'skipped';
  readonly reason: string;
}

export type ScenarioResult = Passed | Failed | NotRun;

/** A bot as it introduced itself. */
export interface Introduction {
  readonly name: string;
  readonly version: string;
  readonly tables: number;
  readonly client?: string;
}

/** What a check found. Plain data: it can be written as JSON as it is. */
export interface Report {
  /** The version of the protocol that was checked. */
  readonly protocol: string;
  /** Null where the bot never said hello. */
  readonly bot: Introduction | null;
  /** Whether a scenario was passed and none failed. */
  readonly passed: boolean;
  /** Whether the check was stopped before its end. */
  readonly stopped: boolean;
  readonly durationMs: number;
  /** How many scenarios there are; `scenarios` has those that were chosen. */
  readonly of: number;
  readonly scenarios: readonly ScenarioResult[];
}
