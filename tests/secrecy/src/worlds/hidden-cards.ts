import type { DealRecord } from '@bassadewitz/ledger';
import type { CardSet, Four, Seat } from '@bassadewitz/rules';
import { bySeat, parseCards, SEATS, seatAfter, setOf, winnerOf } from '@bassadewitz/rules';

interface Hidden {
  readonly card: number;
  holder: Seat;
}

/**
 * Another distribution of the cards that a seat cannot know after the first `plays` cards of a deal: cards that have not been
 * played change hands between the other three, as `swaps` says, so that all play up to that moment stays legal as it was.
 *
 * @param swaps pairs of numbers, each taken modulo the number of hidden cards
 */
export function swapped(
  record: DealRecord,
  seat: Seat,
  plays: number,
  swaps: readonly (readonly [number, number])[],
): Four<CardSet> {
  const shownOut = suitsShownOut(record, plays);
  const played = new Set(cardsOf(record.plays).slice(0, plays));
  const hidden: Hidden[] = SEATS.filter((other) => other !== seat).flatMap((holder) =>
    cardsOf(record.hands[holder])
      .filter((card) => !played.has(card))
      .map((card) => ({ card, holder })),
  );
  const mayHold = (holder: Seat, card: number) => !shownOut[holder].has(card >> 3);
  for (const [i, j] of swaps) {
    const one = hidden[i % hidden.length];
    const other = hidden[j % hidden.length];
    if (one === undefined || other === undefined) break;
    if (!mayHold(one.holder, other.card) || !mayHold(other.holder, one.card)) continue;
    [one.holder, other.holder] = [other.holder, one.holder];
  }
  return bySeat((holder) => {
    if (holder === seat) return setOf(cardsOf(record.hands[seat]));
    const kept = cardsOf(record.hands[holder]).filter((card) => played.has(card));
    return setOf([...kept, ...hidden.filter((one) => one.holder === holder).map(({ card }) => card)]);
  });
}

/** The suits, by number, that each seat has shown itself to be out of. */
function suitsShownOut(record: DealRecord, plays: number): Four<Set<number>> {
  const out = bySeat(() => new Set<number>());
  const cards = cardsOf(record.plays);
  let leader = seatAfter(record.dealer);
  for (let start = 0; start < 32; start += 4) {
    const trick = cards.slice(start, start + 4) as [number, number, number, number];
    for (const [turn, card] of trick.entries()) {
      if (start + turn < plays && card >> 3 !== trick[0] >> 3) out[seatAfter(leader, turn)].add(trick[0] >> 3);
    }
    leader = winnerOf(leader, trick);
  }
  return out;
}

export function cardsOf(text: string): number[] {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return [...parsed.value];
}
