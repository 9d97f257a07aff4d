import type { Request } from '@bassadewitz/protocol';
import type { Card, CardName, RuleSetName, Seat } from '@bassadewitz/rules';
import { cardName, cardsIn, followingIn, isSeat, parseCards, seatAfter, setOf, winnerOf } from '@bassadewitz/rules';

/** A moment in which a bot is to play, written down: cards by name with spaces between them. */
export interface Situation {
  /** The cards in the bot's hand. */
  readonly hand: string;
  /** The cards on the table in order of play; none when the bot leads. The first was led by the seat that comes out of it. */
  readonly table?: string;
  /** The earlier tricks, each with the seat that led it: `2: 8C 9C AC 7C`. */
  readonly tricks?: readonly string[];
  /** Default: 0. */
  readonly seat?: Seat;
  /** Default: classic. */
  readonly ruleSet?: RuleSetName;
  /** Chips in the pool. Default: 12. */
  readonly pool?: number;
  /** Default: `0123456789abcdef`. */
  readonly seed?: string;
}

/**
 * The request that a server would send in a situation, to try a bot on it in a test of one's own:
 * `bot.chooseCard(request, new Turn(request))`. What is legal and who took which trick follows from the cards.
 *
 * @throws Error when what is written is no card or no trick
 */
export function requestFor(situation: Situation): Request {
  const { seat = 0, ruleSet = 'classic', pool = 12, seed = '0123456789abcdef' } = situation;
  const hand = setOf(cardsOf(situation.hand));
  const table = cardsOf(situation.table ?? '');
  const tricks = (situation.tricks ?? []).map(trickOf);
  const leader = seatAfter(seat, 4 - table.length);
  const eldest = tricks[0]?.leader ?? leader;
  const dealer = seatAfter(eldest, 3);
  const [led] = table;
  const legal = led === undefined ? hand : followingIn(hand, led);
  const balances = [0, 1, 2, 3].map((other) => (other === dealer ? -pool : 0)) as [number, number, number, number];
  return {
    type: 'request',
    request: 'q1',
    match: 'm1',
    ruleSet,
    seat,
    dealer,
    deal: 0,
    hand: cardsIn(hand).map(cardName),
    legal: cardsIn(legal).map(cardName),
    trick: { leader, cards: table.map(cardName) },
    tricks,
    balances,
    pool,
    seed,
    moveMs: 1000,
    bankMs: 10_000,
    networkMs: 0,
  };
}

function cardsOf(text: string): Card[] {
  const cards = parseCards(text);
  if (!cards.ok) throw new Error(cards.error.message);
  return cards.value;
}

function trickOf(text: string): Request['tricks'][number] {
  const [before = '', after = ''] = text.split(':');
  const leader = Number(before);
  const [first, second, third, fourth, ...more] = cardsOf(after);
  if (
    !isSeat(leader) ||
    first === undefined ||
    second === undefined ||
    third === undefined ||
    fourth === undefined ||
    more.length > 0
  ) {
    throw new Error(`a trick is written as its leader and four cards, such as "2: 8C 9C AC 7C", but "${text}" came`);
  }
  const cards = [first, second, third, fourth] as const;
  const names = cards.map(cardName) as [CardName, CardName, CardName, CardName];
  return { leader, cards: names, winner: winnerOf(leader, cards) };
}
