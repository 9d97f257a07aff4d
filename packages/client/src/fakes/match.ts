import type { Card, RuleSetName, Seat } from '@bassadewitz/rules';
import {
  cardName,
  cardsIn,
  Deal,
  fallbackCard,
  firstIn,
  parseCard,
  randomFrom,
  randomHands,
  sizeOf,
} from '@bassadewitz/rules';
import { requestFor } from '../testing.ts';
import type { Peer } from './peer.ts';

/** Hands out the answers of one connection to the matches that wait for them. */
export class Answers {
  readonly #waiting = new Map<string, (card: string) => void>();

  constructor(peer: Peer) {
    void this.#read(peer);
  }

  of(request: string): Promise<string> {
    return new Promise((resolve) => this.#waiting.set(request, resolve));
  }

  async #read(peer: Peer): Promise<never> {
    for (;;) {
      const { request, card } = await peer.next();
      this.#waiting.get(String(request))?.(String(card));
    }
  }
}

/** Referees a deal in which the bot has one seat and the fallback card is played for the others. Gives the bot's plays that were no fallback. */
export async function playDeal(
  peer: Peer,
  answers: Answers,
  { match, ruleSet, seat }: { readonly match: string; readonly ruleSet: RuleSetName; readonly seat: Seat },
): Promise<number> {
  const started = Deal.start(ruleSet, 0, randomHands(randomFrom(match)));
  if (!started.ok) throw new Error(started.error.message);
  const deal = started.value;
  let own = 0;
  while (!deal.over) {
    const { turn } = deal;
    const legal = deal.legalPlays();
    let card: Card = fallbackCard(legal);
    if (turn === seat && sizeOf(legal) > 1) {
      const request = { ...requestFor(situationOf(deal, seat)), match, request: `${match}:${deal.plays.length}` };
      const answer = answers.of(request.request);
      peer.send(request);
      const parsed = parseCard(await answer);
      if (!parsed.ok) throw new Error(parsed.error.message);
      if (parsed.value !== card) own += 1;
      card = parsed.value;
    } else if (turn === seat) card = firstIn(legal);
    const played = deal.play(turn, card);
    if (!played.ok) throw new Error(played.error.message);
  }
  return own;
}

function situationOf(deal: Deal, seat: Seat): Parameters<typeof requestFor>[0] {
  const named = (cards: readonly Card[]): string => cards.map(cardName).join(' ');
  return {
    seat,
    ruleSet: deal.ruleSet,
    hand: named(cardsIn(deal.hand(seat))),
    table: named(deal.trick.cards),
    tricks: deal.tricks.map(({ leader, cards }) => `${leader}: ${named(cards)}`),
  };
}
