import type { Request } from '@bassadewitz/protocol';
import { describe } from './check-bot.ts';

/** What a bot's author is told when `chooseCard` threw. */
export function threw(request: Request, error: unknown): string {
  return `chooseCard failed on ${where(request)}: ${nameOf(error)}${lineOf(error)}; the referee plays a card in its place`;
}

/** What a bot's author is told when `chooseCard` gave something that is not a card. */
export function noCard(request: Request, value: unknown): string {
  return `chooseCard gave ${describe(value)} on ${where(request)}; it must give one of ${request.legal.join(' ')}${adviceFor(value)}`;
}

/** What a bot's author is told when `chooseCard` gave a card that may not be played. */
export function notLegal(request: Request, card: string): string {
  const hand = request.hand as readonly string[];
  const why = hand.includes(card) ? 'it must follow suit' : 'the card is not in its hand';
  return `chooseCard gave ${describe(card)} on ${where(request)}; ${why}: legal are ${request.legal.join(' ')}`;
}

/** What a bot's author is told when a hook threw. */
export function hookThrew(hook: string, error: unknown): string {
  return `${hook} failed: ${nameOf(error)}${lineOf(error)}`;
}

/** An error by its name and message, whatever was thrown. */
export function nameOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : `${describe(error)} was thrown`;
}

function where({ request, match, tricks, trick }: Request): string {
  const table = trick.cards.length === 0 ? 'to lead' : `${trick.cards.join(' ')} on the table`;
  return `request ${request} of match ${match} (trick ${tricks.length + 1} of 8, ${table})`;
}

/** Where in the bot's source it happened: the first place on the stack, without the rest of it. */
function lineOf(error: unknown): string {
  const place =
    error instanceof Error
      ? /\(?((?:file:\/\/|\/|[A-Za-z]:\\|https?:\/\/)[^\s()]+:\d+:\d+)\)?/.exec(error.stack ?? '')
      : null;
  return place?.[1] === undefined ? '' : ` (at ${place[1]})`;
}

function adviceFor(value: unknown): string {
  if (value === undefined) return ' (is a return missing?)';
  if (typeof value === 'string' && /^10/.test(value)) return ' (the ten is written T)';
  if (typeof value === 'number') return ' (cards are strings, such as "7C"; an index is no card)';
  return '';
}
