import type { BreakableId } from './advice.ts';
import type { Timeouts } from './timeouts.ts';

/**
 * What a bot did wrong. Thrown out of the depth of a scenario and caught by what runs it: it never leaves the package, whose
 * answer is a report.
 */
export class Misconduct extends Error {
  /** Undefined where it is the one that the scenario is about, which comes first in its list. */
  readonly requirement: BreakableId | undefined;
  /** The timeout that ran out, where one did. */
  readonly timeout: keyof Timeouts | undefined;

  /** @param message what was observed and what would have been right, in words */
  constructor(requirement: BreakableId | undefined, message: string, timeout?: keyof Timeouts) {
    super(message);
    this.requirement = requirement;
    this.timeout = timeout;
  }
}

/** Thrown where a scenario does not apply to this bot, or was called off. The message says why. */
export class Skipped extends Error {}
