import type { RequirementId } from './requirements.ts';
import type { ScenarioId } from './scenario-id.ts';
import type { NetworkConditions } from './server/slow-link.ts';
import type { Stage } from './stage.ts';

/** A scenario as the report and the docs show it. */
export interface ScenarioDescription {
  readonly id: ScenarioId;
  readonly title: string;
  /** The requirements of the protocol that it looks at; the one that it is about comes first. */
  readonly requirements: readonly [RequirementId, ...RequirementId[]];
  /** What the check does. */
  readonly does: string;
  /** What it means for a tournament where one of these requirements is not met. */
  readonly means: string;
  /** How to mend it. */
  readonly mend: string;
}

/** A scenario with its script. */
export interface Scenario extends ScenarioDescription {
  /** What lies between bot and server; by default nothing. */
  readonly network?: NetworkConditions;
  /** Plays the scenario with a bot that was started. Throws Misconduct or Skipped; ends normally where the bot passed. */
  readonly play: (stage: Stage) => Promise<void>;
}
