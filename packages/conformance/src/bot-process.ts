/** How a bot's process ended: a code, a signal, or the system's word why it never started. */
export interface BotExit {
  readonly code: number | null;
  readonly signal: string | null;
  readonly error?: string;
}

/** A running bot, however it was started. */
export interface BotProcess {
  /** Resolves when the process is gone; never rejects. */
  readonly exited: Promise<BotExit>;
  /** Ends the process and all that it started; resolves when it is gone. */
  stop(): Promise<unknown>;
  /** The last lines that it printed, for the report. */
  output?(): string;
}

/** Starts the bot. It is told where to connect and with which token, in the environment or however it wants to be told. */
export type StartBot = (url: string, token: string) => BotProcess | Promise<BotProcess>;

/** An exit in words, to follow "its process". */
export function wordsFor({ code, signal, error }: BotExit): string {
  if (error !== undefined) return `could not be started: ${error}`;
  return signal === null ? `ended with exit code ${code}` : `was ended by ${signal}`;
}
