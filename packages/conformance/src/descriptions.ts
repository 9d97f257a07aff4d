import type { ScenarioDescription } from './scenario.ts';
import { SCRIPTS } from './scenarios.ts';

/** The scenarios as data, in the order in which they are run. */
export const SCENARIOS: readonly ScenarioDescription[] = SCRIPTS.map(
  ({ id, title, requirements, does, means, mend }) => ({ id, title, requirements, does, means, mend }),
);
