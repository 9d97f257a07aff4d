import { Failure, failureOf } from '../failure.ts';
import { BotFailure } from '../run/bot-failure.ts';

/** Words for everybody, by what a failure is. */
const WORDS = {
  USAGE: 'its configuration cannot be played as it stands',
  CHANGED: 'its configuration is not the one that it began with',
  FILES: 'its files cannot be read or written, or are in use',
  BOT: 'a bot did not come',
  ADDRESS: 'the server cannot listen',
} as const;

/**
 * Why a tournament cannot go on, as anybody may read it. It is made of what is known to be harmless: messages of errors name commands, with
 * whatever secrets stand in them, and paths.
 */
export function publicReason(error: unknown): string {
  if (error instanceof BotFailure) return `bot ${error.bot} ${error.how}`;
  const failure = failureOf(error);
  const words =
    failure instanceof Failure && failure.exit in WORDS ? WORDS[failure.exit as keyof typeof WORDS] : undefined;
  return `${words ?? 'the arena failed'}; the organiser finds more in the log of the server`;
}

/** What the log has of it: of bots not the command, which may hold secrets. */
export function loggedReason(error: unknown): object {
  if (!(error instanceof BotFailure)) return { err: error };
  const { bot, how, output } = error;
  return { bot, reason: how, ...(output === undefined ? {} : { output }) };
}

/** Whether an error says nothing but that somebody gave it up. */
export function isGivenUp(error: unknown, signals: readonly AbortSignal[]): boolean {
  return signals.some(({ aborted, reason }) => aborted && reason === error);
}
