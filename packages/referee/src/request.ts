import type { Request } from '@bassadewitz/protocol';
import type { Card, CardName, OpenTrick, SeatView, Trick } from '@bassadewitz/rules';
import { cardName } from '@bassadewitz/rules';
import type { TimeLeft } from './bank.ts';
import type { WireNames } from './wire-names.ts';

/** A request, built field by field from what its seat may know. */
export function requestOf(view: SeatView, names: WireNames, seed: string, left: TimeLeft, networkMs: number): Request {
  return {
    type: 'request',
    request: names.request,
    match: names.match,
    ruleSet: view.ruleSet,
    seat: view.seat,
    dealer: view.dealer,
    deal: view.deal,
    hand: view.hand.map(cardName),
    legal: view.legal.map(cardName),
    trick: openTrickOf(view.trick),
    tricks: view.tricks.map(finishedTrickOf),
    balances: view.balances,
    pool: view.pool,
    seed,
    moveMs: left.moveMs,
    bankMs: left.bankMs,
    networkMs,
  };
}

function openTrickOf(trick: OpenTrick): Request['trick'] {
  return { leader: trick.leader, cards: trick.cards.map(cardName) };
}

/** A finished trick with the names of its cards, as the wire has it. */
export function finishedTrickOf(trick: Trick): Request['tricks'][number] {
  return { leader: trick.leader, cards: namesOf(trick.cards), winner: trick.winner };
}

function namesOf([first, second, third, fourth]: readonly [Card, Card, Card, Card]): readonly [
  CardName,
  CardName,
  CardName,
  CardName,
] {
  return [cardName(first), cardName(second), cardName(third), cardName(fourth)];
}
