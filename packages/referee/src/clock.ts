/** Takes back a callback that was ordered; does nothing once it has run. */
export type Cancel = () => void;

/** The referee's time. It is handed in, so that a test decides what time it is. All times are monotonic, in ms. */
export interface Clock {
  now(): number;
  /** Calls back once, at `time` or as soon after it as the clock can; input received by then has been read first. */
  at(time: number, callback: () => void): Cancel;
  /**
   * The longest, in ms, that input which is being read now may have waited because this process was busy. An answer that comes
   * late by less than that may have been in time, and its bot is given the benefit.
   */
  lag(): number;
}
