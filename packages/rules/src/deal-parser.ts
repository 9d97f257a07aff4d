import type { CardSet } from './card-set.ts';
import { setOf } from './card-set.ts';
import { DEAL_ERROR_CODES, Deal, PLAY_ERROR_CODES } from './deal.ts';
import { excerptOf } from './excerpt.ts';
import { NOTATION_ERROR_CODES, parseCards } from './notation.ts';
import type { Result } from './result.ts';
import { fail, ok } from './result.ts';
import { parseRuleSetName } from './rule-set.ts';
import type { Four, Seat } from './seat.ts';
import { SEATS } from './seat.ts';

export const DEAL_TEXT_ERROR_CODES = [
  'UNEXPECTED_LINE',
  'TRICK_INCOMPLETE',
  'TRICK_TOO_LONG',
  'WRONG_LEADER',
  'WRONG_WINNER',
  'UNKNOWN_RULE_SET',
  ...NOTATION_ERROR_CODES,
  ...DEAL_ERROR_CODES,
  ...PLAY_ERROR_CODES,
] as const;

/** Why a text is no deal. */
export interface DealTextError {
  readonly code: (typeof DEAL_TEXT_ERROR_CODES)[number];
  /** What came and what is valid, with the line in front. */
  readonly message: string;
  /** The line at fault, counted from 1 as editors do; where the text ends too early, the line after the last. */
  readonly line: number;
}

/**
 * Reads a deal as `formatDeal` writes it. Blank lines, lines that start with `#` and space at either end of a line don't
 * matter; a trick's winner may be left out. Every card is played by the rules, so the result is as legal as any deal.
 */
export function parseDeal(text: string): Result<Deal, DealTextError> {
  const lines = new Lines(text);

  const title = lines.read(/^bassadewitz (\S+)$/, 'bassadewitz <rule set>');
  if (!title.ok) return title;
  const ruleSet = parseRuleSetName(title.value[0] as string);
  if (!ruleSet.ok) return lines.refuse(ruleSet.error);

  const dealer = lines.read(/^dealer ([0-3])$/, 'dealer <seat>');
  if (!dealer.ok) return dealer;

  const hands: CardSet[] = [];
  for (const seat of SEATS) {
    const hand = lines.read(new RegExp(`^hand ${seat}:(.*)$`), `hand ${seat}: <eight cards>`);
    if (!hand.ok) return hand;
    const cards = parseCards(hand.value[0] as string);
    if (!cards.ok) return lines.refuse(cards.error);
    hands.push(setOf(cards.value));
  }

  const started = Deal.start(ruleSet.value, Number(dealer.value[0]) as Seat, hands as unknown as Four<CardSet>);
  if (!started.ok) return lines.refuse(started.error);
  while (!lines.atEnd) {
    const failure = readTrick(lines, started.value);
    if (failure !== undefined) return failure;
  }
  return started;
}

/** Reads one line of tricks and plays it. */
function readTrick(lines: Lines, deal: Deal): Failure | undefined {
  const index = deal.tricks.length;
  const { leader, cards: open } = deal.trick;
  const expected = deal.over ? 'the end of the text' : `trick ${index}: ${leader} leads <cards>, <seat> wins`;
  const read = lines.read(/^trick ([0-7]): ([0-3]) leads ([^,]+)(?:, ([0-3]) wins)?$/, expected);
  if (!read.ok) return read;
  const [number, leads, cardsText, wins] = read.value;

  if (open.length > 0) {
    return lines.refuse({
      code: 'TRICK_INCOMPLETE',
      message: `trick ${index} before has ${open.length} cards; only the last may have fewer than four`,
    });
  }
  if (Number(number) !== index) {
    return lines.refuse({ code: 'UNEXPECTED_LINE', message: `trick ${number} came; expected: ${expected}` });
  }
  if (Number(leads) !== leader) {
    return lines.refuse({ code: 'WRONG_LEADER', message: `seat ${leads} leads trick ${index}; seat ${leader} does` });
  }
  const cards = parseCards(cardsText as string);
  if (!cards.ok) return lines.refuse(cards.error);
  if (cards.value.length > 4) {
    return lines.refuse({
      code: 'TRICK_TOO_LONG',
      message: `trick ${index} has ${cards.value.length} cards, not four`,
    });
  }
  for (const card of cards.value) {
    const played = deal.play(deal.turn, card);
    if (!played.ok) return lines.refuse(played.error);
  }
  if (wins === undefined) return undefined;
  const winner = deal.tricks[index]?.winner;
  if (winner === Number(wins)) return undefined;
  const truth = winner === undefined ? 'nobody does before the fourth card' : `seat ${winner} does`;
  return lines.refuse({ code: 'WRONG_WINNER', message: `seat ${wins} wins trick ${index}; ${truth}` });
}

type Failure = { readonly ok: false; readonly error: DealTextError };

/** The lines that matter, read from first to last; remembers where it is for messages. */
class Lines {
  readonly #lines: readonly { number: number; text: string }[];
  readonly #end: number;
  #read = 0;

  constructor(text: string) {
    const all = text.split('\n').map((line, index) => ({ number: index + 1, text: line.trim() }));
    this.#lines = all.filter((line) => line.text !== '' && !line.text.startsWith('#'));
    this.#end = (this.#lines.at(-1)?.number ?? 0) + 1;
  }

  get atEnd(): boolean {
    return this.#read === this.#lines.length;
  }

  /** The groups of `pattern` in the next line. */
  read(pattern: RegExp, expected: string): Result<(string | undefined)[], DealTextError> {
    const line = this.#lines[this.#read++];
    const groups = line?.text.match(pattern)?.slice(1);
    if (groups !== undefined) return ok(groups);
    const came = line === undefined ? 'the text ends' : `${excerptOf(line.text)} came`;
    return this.refuse({ code: 'UNEXPECTED_LINE', message: `${came}; expected: ${expected}` });
  }

  /** A failure at the line read last. */
  refuse({ code, message }: Pick<DealTextError, 'code' | 'message'>): Failure {
    const line = this.#lines[this.#read - 1]?.number ?? this.#end;
    return fail({ code, message: `line ${line}: ${message}`, line });
  }
}
