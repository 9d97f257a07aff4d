import type { Dial } from './connection.ts';

/** What differs between Node and a browser. */
export interface Platform {
  readonly dial: Dial;
  /** Reads an environment variable; always undefined where there are none. */
  environment(name: string): string | undefined;
  /** Writes a line for the bot's author. */
  log(line: string): void;
  /** Sets the exit code that the process will end with; does nothing where there is none. */
  setExitCode(code: number): void;
}
