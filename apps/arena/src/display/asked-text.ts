import type { Asked } from '@bassadewitz/conformance';
import type { Request } from '@bassadewitz/protocol';
import { decimal } from './decimal.ts';
import { formatCount } from './duration.ts';
import { printable } from './printable.ts';

/** Lines of the bot's output that are shown, and characters of each. */
const LINES = 20;
const WIDTH = 200;

/** A request for a reader: what the seat knew and how long it had. */
export function requestText(request: Request): string {
  const { ruleSet, seat, dealer, deal, hand, legal, trick, tricks, balances, pool } = request;
  const table =
    trick.cards.length === 0 ? 'nothing, it leads' : `${trick.cards.join(' ')} (led by seat ${trick.leader})`;
  const { moveMs, bankMs, networkMs } = request;
  const network = networkMs > 0 ? ` and ${formatCount(networkMs)} ms for the network` : '';
  return [
    `${ruleSet}, deal ${deal}, trick ${tricks.length}, seat ${seat}, dealer ${dealer}`,
    `  hand    ${hand.join(' ')}`,
    `  legal   ${legal.join(' ')}`,
    `  table   ${table}`,
    `  chips   ${balances.map((chips) => decimal(chips, 0)).join(' ')}, pool ${pool}`,
    `  time    ${formatCount(moveMs)} ms, then ${formatCount(bankMs)} ms of the bank${network}`,
  ].join('\n');
}

/** What a bot did with a request, for a reader. */
export function askedText({ verdict, observed, bot, output }: Asked): string {
  const who = bot === null ? '' : ` (${bot.name} ${bot.version})`;
  const lines = output.trimEnd().split('\n').slice(-LINES);
  return [
    `${verdict}${who}: ${observed}`,
    ...(output.trim() === '' ? [] : ['It printed:', ...lines.map((line) => `  ${printable(line, WIDTH)}`)]),
  ].join('\n');
}
