/** How long the check waits for what, in ms. A finding names the one that ran out. */
export interface Timeouts {
  /** From the start of the command to its connection. */
  readonly startMs: number;
  /** From the opening of a connection to a hello. */
  readonly helloMs: number;
  /** From welcome to ready; told in `welcome`. */
  readonly prepareMs: number;
  /** For each move before the bank is touched; told in `welcome` and in each request. */
  readonly moveMs: number;
  /** The bank of a seat for a match; told in `welcome` and in each request. */
  readonly bankMs: number;
  /** From a ping to its pong; told in `welcome`. */
  readonly heartbeatMs: number;
  /** From a lost connection to the bot's return. */
  readonly returnMs: number;
  /** How long the check looks on whether a bot comes back that must not. */
  readonly stayAwayMs: number;
  /** How long a bot has to end by itself once the tournament is over; taking longer is only noted. */
  readonly exitMs: number;
  /** For a whole scenario, from the bot's first ready. */
  readonly scenarioMs: number;
}

/** Those of a tournament with default limits, and for a return the first waits that the protocol suggests, with room to spare. */
export const DEFAULT_TIMEOUTS: Timeouts = {
  startMs: 30_000,
  helloMs: 10_000,
  prepareMs: 60_000,
  moveMs: 1000,
  bankMs: 10_000,
  heartbeatMs: 10_000,
  returnMs: 15_000,
  stayAwayMs: 2000,
  exitMs: 2000,
  scenarioMs: 300_000,
};

/**
 * Fills in the defaults.
 *
 * @throws RangeError for a name that is none, or a value that is no whole number of 1 or more
 */
export function timeoutsFrom(given: Partial<Timeouts>): Timeouts {
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(DEFAULT_TIMEOUTS, name)) {
      throw new RangeError(`no timeout is called ${name}; there are ${Object.keys(DEFAULT_TIMEOUTS).join(', ')}`);
    }
    if (value !== undefined && !(Number.isInteger(value) && value >= 1)) {
      throw new RangeError(`${name} must be a whole number of ms, 1 or more; ${value} came`);
    }
  }
  const set = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...DEFAULT_TIMEOUTS, ...Object.fromEntries(set) };
}
