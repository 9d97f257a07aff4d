/**
 * What the exit code of the command says. The table in docs/exit-codes.md is tested against this one.
 * Codes are part of the interface: scripts depend on them, so a number is never given a new meaning.
 */
export const EXIT_CODES = {
  /** All that was asked for was done. */
  OK: 0,
  /** A bug of ours. The one case in which a stack trace is printed. */
  INTERNAL: 1,
  /** A flag, an argument or a configuration file is wrong; nothing was started. */
  USAGE: 2,
  /** A bot could not be started, went away before it was ready, or never came. */
  BOT: 3,
  /** The address to listen on is taken or not ours. */
  ADDRESS: 4,
  /** A file or folder cannot be read or written, is in use, or is not what it should be. */
  FILES: 5,
  /** What was checked is wrong: a ledger that does not verify, a bot that does not conform. */
  REFUTED: 6,
  /** The run was resumed with something changed that must not change. */
  CHANGED: 7,
  /** Stopped by Ctrl-C, SIGTERM or a limit before the end; what was played is saved and can be resumed. */
  STOPPED: 10,
} as const;

export type ExitCodeName = keyof typeof EXIT_CODES;
