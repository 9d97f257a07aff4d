/** How long a bot may think. All times in ms. */
export interface TimeControl {
  /** Time for each move before the bank is touched. */
  readonly moveMs: number;
  /** What a seat may use beyond that in a whole match. Default: 10 × `moveMs`. */
  readonly bankMs?: number;
  /** The most credit that the least round trip of a connection earns for each move. Default: 200. */
  readonly networkCapMs?: number;
  /** The least time from one card of a table to the next, so that a forced card looks like any other. Default: 0. */
  readonly paceMs?: number;
}

/** A time control in which every default is filled in. */
export type Times = Required<TimeControl>;

/**
 * Fills in the defaults.
 *
 * @throws RangeError naming the value received, if a time is no finite number of ms, is negative, or `moveMs` is 0
 */
export function timesOf(control: TimeControl): Times {
  const times = {
    moveMs: control.moveMs,
    bankMs: control.bankMs ?? 10 * control.moveMs,
    networkCapMs: control.networkCapMs ?? 200,
    paceMs: control.paceMs ?? 0,
  };
  for (const name of NAMES) {
    const least = name === 'moveMs' ? 1 : 0;
    const value: unknown = times[name];
    if (typeof value !== 'number' || !Number.isFinite(value) || value < least) {
      throw new RangeError(`${name} is a time in ms, ${least} or more, not ${String(value)}`);
    }
  }
  return times;
}

const NAMES = ['moveMs', 'bankMs', 'networkCapMs', 'paceMs'] as const;
