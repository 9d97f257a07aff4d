import { beats, type CardName, suitOf, type Turn } from '@bassadewitz/client';

/** How the unseen cards of a card's suit lie around it. */
interface Around {
  readonly above: number;
  readonly below: number;
}

function around(card: CardName, turn: Turn): Around {
  return { above: turn.above(card).length, below: turn.below(card).length };
}

/**
 * A guess at the chance that a card takes the trick, 0 to 1. Exact where it is 0 or 1. Else each seat that is still to
 * play goes over the card only if it must: if every card it has of the suit is higher. It is taken to have half of what
 * is out, which measured better than the third that it has on the average.
 */
export function chanceToTake(card: CardName, turn: Turn): number {
  if (!turn.wouldWin(card)) return 0;
  const { above, below } = around(card, turn);
  if (turn.toCome.length === 0 || above === 0) return 1;
  const out = above + below;
  const forcedOver = (above / out) ** Math.max(1, out / 2);
  const following = turn.toCome.filter((seat) => !turn.isVoid(seat, suitOf(card)));
  return (1 - forcedOver) ** following.length;
}

/**
 * How many tricks a hand is feared to take, once it has only these cards. A card is the likelier to take one the more
 * unseen cards of its suit are below it, and the less likely the more lower cards of the suit there are in the hand, to
 * be played before it.
 */
export function danger(hand: readonly CardName[], turn: Turn): number {
  let tricks = 0;
  for (const card of hand) {
    const { above, below } = around(card, turn);
    if (below === 0) continue;
    const cover = hand.filter((other) => beats(card, other)).length;
    tricks += (below / (above + below)) * 0.6 ** cover;
  }
  return tricks;
}
