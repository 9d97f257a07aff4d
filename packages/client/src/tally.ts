import { nounFor } from '@bassadewitz/rules';

/** What a bot did in a tournament, as far as its client saw it. */
export interface Summary {
  /** Why it ended: `tournament-over`, `bot-left` or what else the server gave as the reason of its goodbye. */
  readonly reason: string;
  /** The server's words on it. */
  readonly message: string;
  /** Requests that `chooseCard` was asked. */
  readonly requests: number;
  /** Matches whose result came. */
  readonly matches: number;
  /** Net chips over these matches. */
  readonly chips: number;
  /** How often each place was taken in them, first to fourth; those who tie share the best place. */
  readonly places: readonly [number, number, number, number];
  /** Times `chooseCard` threw or gave something that was not a legal card. */
  readonly mistakes: number;
  /** Errors that the server sent. */
  readonly errors: number;
  /** Connections that were made again after the first. */
  readonly reconnects: number;
}

/** The counts of a summary while they grow. */
export class Tally {
  requests = 0;
  matches = 0;
  chips = 0;
  readonly places: [number, number, number, number] = [0, 0, 0, 0];
  mistakes = 0;
  errors = 0;
  sessions = 0;

  summary(reason: string, message: string): Summary {
    const { requests, matches, chips, mistakes, errors } = this;
    const reconnects = Math.max(0, this.sessions - 1);
    return { reason, message, requests, matches, chips, places: [...this.places], mistakes, errors, reconnects };
  }
}

/** A summary as one line for people. */
export function inWords(summary: Summary): string {
  const { reason, message, requests, matches, chips, mistakes, errors } = summary;
  const parts = [
    `${matches} ${nounFor(matches, 'match', 'matches')}`,
    `${chips > 0 ? '+' : ''}${chips} ${nounFor(Math.abs(chips), 'chip')}`,
    `${requests} ${nounFor(requests, 'request')}`,
  ];
  if (mistakes > 0) parts.push(`${mistakes} ${nounFor(mistakes, 'mistake')} of chooseCard`);
  if (errors > 0) parts.push(`${errors} ${nounFor(errors, 'error')} from the server`);
  return `${reason}: ${parts.join(', ')}${message === '' ? '' : `. ${message}`}`;
}
