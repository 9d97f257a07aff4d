import type { Card } from './card.ts';
import { CARDS } from './card.ts';
import type { CardSet } from './card-set.ts';
import { setOf } from './card-set.ts';
import type { RandomSource } from './random.ts';
import { randomBelow } from './random.ts';
import type { Four } from './seat.ts';
import { bySeat } from './seat.ts';

/** Shuffles the pack and deals it, for simulations and tests. A tournament's cards come from its seed instead. */
export function randomHands(random: RandomSource): Four<CardSet> {
  const pack = [...CARDS];
  for (let left = pack.length; left > 1; left--) {
    const drawn = randomBelow(left, random);
    const last = pack[left - 1] as Card;
    pack[left - 1] = pack[drawn] as Card;
    pack[drawn] = last;
  }
  return bySeat((seat) => setOf(pack.slice(seat * 8, seat * 8 + 8)));
}
