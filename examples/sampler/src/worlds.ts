import type { Request, Seat, Turn } from '@bassadewitz/client';
import { cardNumber, suitOf } from '@bassadewitz/client';
import type { Card, CardSet, RandomSource } from '@bassadewitz/client/rules';
import { SEATS, setOf } from '@bassadewitz/client/rules';

type Hands = [CardSet, CardSet, CardSet, CardSet];

/** An unseen card and the seats that may hold it. */
interface Unseen {
  readonly card: Card;
  readonly seats: readonly Seat[];
}

/** Most deals go through at once; one in some thousand positions is so narrow that it takes a few dozen attempts. */
const ATTEMPTS = 10_000;

/** Deals the unseen cards to the others again and again, each time in a way that agrees with what was seen. */
export class Worlds {
  readonly #own: CardSet;
  readonly #seat: Seat;
  readonly #unseen: readonly Unseen[];
  readonly #sizes: readonly number[];

  constructor(request: Request, turn: Turn) {
    this.#seat = request.seat;
    this.#own = setOf(request.hand.map(cardNumber));
    this.#sizes = sizesOf(request);
    const others = SEATS.filter((seat) => seat !== request.seat && (this.#sizes[seat] ?? 0) > 0);
    const unseen = turn.unseen.map((name) => ({
      card: cardNumber(name),
      seats: others.filter((seat) => !turn.isVoid(seat, suitOf(name))),
    }));
    // Cards that few seats may hold come first, so that there is room for them.
    this.#unseen = unseen.sort((one, other) => one.seats.length - other.seats.length);
  }

  /**
   * One way in which the cards may lie.
   *
   * @throws Error when there seems to be none, which no server's request leads to
   */
  deal(random: RandomSource): Hands {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const hands = this.#try(random);
      if (hands !== undefined) return hands;
    }
    throw new Error('the cards that are out cannot be dealt to those who may hold them');
  }

  /** Gives each card to a seat that may hold it, the likelier the more room it has; undefined when room ran out. */
  #try(random: RandomSource): Hands | undefined {
    const hands: Hands = [0, 0, 0, 0];
    const room = [...this.#sizes];
    hands[this.#seat] = this.#own;
    for (const { card, seats } of this.#unseen) {
      let left = 0;
      for (const seat of seats) left += room[seat] as number;
      if (left === 0) return undefined;
      let drawn = Math.floor((random() / 4294967296) * left);
      for (const seat of seats) {
        drawn -= room[seat] as number;
        if (drawn >= 0) continue;
        hands[seat] |= 1 << card;
        room[seat] = (room[seat] as number) - 1;
        break;
      }
    }
    return room.every((left, seat) => left === 0 || seat === this.#seat) ? hands : undefined;
  }
}

/** How many cards each seat still holds. */
function sizesOf({ seat, hand, trick }: Request): readonly number[] {
  return SEATS.map((other) => {
    const hasPlayed = ((other - trick.leader) & 3) < trick.cards.length;
    return other === seat || !hasPlayed ? hand.length : hand.length - 1;
  });
}
