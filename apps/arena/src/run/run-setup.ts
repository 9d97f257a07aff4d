import type { Logger } from 'pino';
import type { Interruption } from './interruption.ts';
import type { RunDirectory } from './run-directory.ts';

/** What a run needs beside its configuration. */
export interface RunSetup {
  readonly directory: RunDirectory;
  readonly log: Logger;
  readonly interruption: Interruption;
  /** Where progress is shown. */
  readonly terminal: NodeJS.WriteStream;
}
