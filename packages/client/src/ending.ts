import type { ErrorEntry, ErrorMessage, Goodbye } from '@bassadewitz/protocol';
import { closingAfter, ERRORS, GOODBYE_REASONS, mayReconnect } from '@bassadewitz/protocol';
import { ClientError } from './errors.ts';

/** How a session ended, and so what the client does next. */
export type Ending =
  /** In good order, and for good. */
  | { readonly next: 'done'; readonly reason: string; readonly message: string }
  /** The server does not want this bot back. */
  | { readonly next: 'stop'; readonly error: ClientError }
  /** Worth another attempt. `serverCode` says which refusal it was, where it was one. */
  | { readonly next: 'again'; readonly why: string; readonly serverCode: string | undefined };

/** What came before a connection closed. */
export interface LastWords {
  readonly goodbye: Goodbye | undefined;
  /** The last error that belongs to the whole connection rather than to one request. */
  readonly error: ErrorMessage | undefined;
  readonly code: number;
  readonly reason: string;
  /** The HTTP status by which the server refused to speak WebSocket. */
  readonly status: number | undefined;
}

/** Decides from the last words of a connection whether the tournament is over, the bot is refused, or it should come back. */
export function endingOf(words: LastWords): Ending {
  const { goodbye, error, code, reason, status } = words;
  const entry = entryFor(words);
  if (entry?.code === 'REPLACED' || goodbye?.reason === 'replaced') {
    const message = `a newer login with the same token took this bot's place, so this one stops${said(goodbye?.message)}`;
    return { next: 'stop', error: new ClientError('REPLACED', message, { serverCode: 'REPLACED' }) };
  }
  if (goodbye !== undefined) {
    const { reason, message } = goodbye;
    return comesBackAfter(goodbye, code)
      ? again(`the server said goodbye (${reason})${said(message)}`)
      : { next: 'done', reason, message };
  }
  if (entry !== undefined) {
    const why = `${entry.code}: ${error?.code === entry.code ? error.message : entry.meaning}`;
    if (mayReconnect(code)) return again(why, entry.blame === 'bot' ? entry.code : undefined);
    return stop(
      `the server refused this bot: ${why}${error?.code === entry.code ? '' : ` ${entry.remedy}`}`,
      entry.code,
    );
  }
  if (status !== undefined && status >= 400 && status < 500 && !NOT_NOW.includes(status)) {
    return stop(
      `no arena answers at this address: ${reason}; an arena's own ends in /v1/bot, e.g. ws://localhost:4000/v1/bot`,
    );
  }
  if (code === 1000) return { next: 'done', reason: 'closed', message: reason };
  const why = reason || `closed without a word (code ${code})`;
  return mayReconnect(code) ? again(why) : stop(`the server closed the connection for good: ${why} (code ${code})`);
}

/** The registry's entry for a close code. Where several share one, the last error or the reason of the closing tells which. */
function entryFor({ code, reason, error }: LastWords): ErrorEntry | undefined {
  const entries = Object.values(ERRORS).filter(({ closeCode }) => closeCode === code);
  const named = entries.find((entry) => entry.code === error?.code) ?? entries.find((entry) => entry.code === reason);
  return named ?? (entries.length === 1 ? entries[0] : undefined);
}

/** A reason that is known decides by itself, since the close code may be lost on the way; one that is not, by the close code. */
function comesBackAfter({ reason }: Goodbye, code: number): boolean {
  const known = GOODBYE_REASONS.find((one) => one === reason);
  return mayReconnect(known === undefined ? code : closingAfter(known).code);
}

/** HTTP answers of the 4xx kind that say "not now" rather than "no": request timeout, too early, too many requests. */
const NOT_NOW: readonly number[] = [408, 425, 429];

function again(why: string, serverCode?: string): Ending {
  return { next: 'again', why, serverCode };
}

function stop(message: string, serverCode?: string): Ending {
  return { next: 'stop', error: new ClientError('REFUSED', message, { serverCode }) };
}

function said(message: string | undefined): string {
  return message === undefined || message === '' ? '' : `: ${message}`;
}
