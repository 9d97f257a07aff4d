import type { Request } from '@bassadewitz/protocol';
import type { SeatView, Trick } from '@bassadewitz/rules';
import { cardName } from '@bassadewitz/rules';

/** What a request says besides what the seat sees. */
export interface Question {
  readonly request: string;
  readonly match: string;
  /** 16 hexadecimal digits. */
  readonly seed: string;
  readonly moveMs: number;
  readonly bankMs: number;
}

/** The request that puts a question to the seat whose turn it is. */
export function requestOf(view: SeatView, { request, match, seed, moveMs, bankMs }: Question): Request {
  return {
    type: 'request',
    request,
    match,
    ruleSet: view.ruleSet,
    seat: view.seat,
    dealer: view.dealer,
    deal: view.deal,
    hand: view.hand.map(cardName),
    legal: view.legal.map(cardName),
    trick: { leader: view.trick.leader, cards: view.trick.cards.map(cardName) },
    tricks: view.tricks.map(finishedTrickOf),
    balances: view.balances,
    pool: view.pool,
    seed,
    moveMs,
    bankMs,
    networkMs: 0,
  };
}

export function finishedTrickOf({ leader, cards, winner }: Trick): Request['tricks'][number] {
  const [first, second, third, fourth] = cards;
  return { leader, cards: [cardName(first), cardName(second), cardName(third), cardName(fourth)], winner };
}
