import type { DealRecord, Head, MatchRecord } from '@bassadewitz/ledger';
import { Deal, parseCards, RULE_SETS, type Seat, setOf, worthOf } from '@bassadewitz/rules';

/** Name of the bot at a seat. */
export function botAt(head: Head, { bots }: Pick<MatchRecord, 'bots'>, seat: Seat): string {
  return head.bots[bots[seat]]?.name ?? `bot ${bots[seat]}`;
}

/** The deal as the rules see it. @throws Error when the record is not one that can be played */
export function playedDeal(head: Head, { dealer, hands, plays }: DealRecord): Deal {
  const cards = (text: string) => {
    const parsed = parseCards(text);
    if (!parsed.ok) throw new Error(parsed.error.message);
    return parsed.value;
  };
  const [a, b, c, d] = hands;
  const started = Deal.start(head.ruleSet, dealer, [
    setOf(cards(a)),
    setOf(cards(b)),
    setOf(cards(c)),
    setOf(cards(d)),
  ]);
  if (!started.ok) throw new Error(started.error.message);
  for (const card of cards(plays)) {
    const played = started.value.play(started.value.turn, card);
    if (!played.ok) throw new Error(played.error.message);
  }
  return started.value;
}

/** What a trick was worth to its winner. */
export function pointsIn(deal: Deal, trick: number): number {
  return worthOf(deal.tricks[trick]?.cards ?? [], RULE_SETS[deal.ruleSet]);
}
