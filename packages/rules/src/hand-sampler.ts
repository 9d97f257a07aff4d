import type { Card, Suit } from './card.ts';
import { SUITS } from './card.ts';
import type { CardSet } from './card-set.ts';
import { cardsIn, cardsOfSuit, NO_CARDS, setOf, sizeOf } from './card-set.ts';
import { handSizesIn, possibleIn, unseenIn } from './knowledge.ts';
import type { RandomSource } from './random.ts';
import { randomBelow } from './random.ts';
import type { Four, Seat } from './seat.ts';
import { seatAfter } from './seat.ts';
import type { SeatView } from './view.ts';

/** How many cards the next, the opposite and the previous seat get. */
type Split = readonly [number, number, number];

/** One way to split a suit, and in how many ways the cards of this and all later suits can then fall. */
interface Choice {
  readonly split: Split;
  readonly ways: number;
}

/**
 * Draws hands that the others may hold, for all that a seat has seen: each possible distribution of the unseen cards is as
 * likely as another. Counts once how many there are, suit by suit, and then never draws in vain.
 */
export class HandSampler {
  readonly #view: SeatView;
  readonly #unseen: CardSet;
  readonly #possible: Four<CardSet>;
  readonly #others: readonly [Seat, Seat, Seat];
  readonly #room: Split;
  /** What was counted, by suit and room left. */
  readonly #counted = new Map<number, readonly Choice[]>();

  constructor(view: SeatView) {
    const sizes = handSizesIn(view);
    this.#view = view;
    this.#unseen = unseenIn(view);
    this.#possible = possibleIn(view);
    this.#others = [seatAfter(view.seat, 1), seatAfter(view.seat, 2), seatAfter(view.seat, 3)];
    this.#room = [sizes[this.#others[0]], sizes[this.#others[1]], sizes[this.#others[2]]];
  }

  /** In how many ways the unseen cards can be distributed; at most 24! / 8!³, so exact. */
  get ways(): number {
    return sumOf(this.#choices(0, this.#room));
  }

  /**
   * Hands by seat, the seat's own among them.
   *
   * @throws if there are none, as for a view that no legal play leads to
   */
  draw(random: RandomSource): Four<CardSet> {
    const hands: [CardSet, CardSet, CardSet, CardSet] = [NO_CARDS, NO_CARDS, NO_CARDS, NO_CARDS];
    hands[this.#view.seat] = setOf(this.#view.hand);
    let room = this.#room;
    for (const [index, suit] of SUITS.entries()) {
      const { split } = pick(this.#choices(index, room), random);
      const cards = cardsIn(this.#unseen & cardsOfSuit(suit));
      for (const [turn, seat] of this.#others.entries()) hands[seat] |= take(cards, split[turn] as number, random);
      room = less(room, split);
    }
    return hands;
  }

  /** The splits of a suit, given the seats' room for this and later suits. */
  #choices(index: number, room: Split): readonly Choice[] {
    const key = (index << 12) | (room[0] << 8) | (room[1] << 4) | room[2];
    const known = this.#counted.get(key);
    if (known !== undefined) return known;
    const suit = SUITS[index] as Suit;
    const choices: Choice[] = [];
    for (const split of this.#splits(suit, room)) {
      const left = less(room, split);
      const later = index === SUITS.length - 1 ? 1 : sumOf(this.#choices(index + 1, left));
      if (later > 0) choices.push({ split, ways: arrangements(split) * later });
    }
    this.#counted.set(key, choices);
    return choices;
  }

  /** The splits of a suit's unseen cards that fit the seats' room and leave out those that have shown out of it. */
  #splits(suit: Suit, room: Split): Split[] {
    const cards = this.#unseen & cardsOfSuit(suit);
    const count = sizeOf(cards);
    const most = this.#others.map((seat, turn) => {
      return (this.#possible[seat] & cards) === NO_CARDS ? 0 : Math.min(count, room[turn] as number);
    }) as unknown as Split;
    const splits: Split[] = [];
    for (let first = 0; first <= most[0]; first++) {
      for (let second = 0; second <= Math.min(most[1], count - first); second++) {
        const third = count - first - second;
        if (third <= most[2]) splits.push([first, second, third]);
      }
    }
    return splits;
  }
}

function less(room: Split, split: Split): Split {
  return [room[0] - split[0], room[1] - split[1], room[2] - split[2]];
}

/** In how many ways a suit's cards can be split so: a multinomial coefficient. */
function arrangements([first, second, third]: Split): number {
  return binomial(first + second + third, first) * binomial(second + third, second);
}

function binomial(n: number, k: number): number {
  let value = 1;
  for (let i = 1; i <= k; i++) value = (value * (n - k + i)) / i;
  return value;
}

function sumOf(choices: readonly Choice[]): number {
  return choices.reduce((sum, { ways }) => sum + ways, 0);
}

/** One of the choices, each with a chance in proportion to its ways. */
function pick(choices: readonly Choice[], random: RandomSource): Choice {
  let left = random() * 2 ** -32 * sumOf(choices);
  for (const choice of choices) {
    left -= choice.ways;
    if (left < 0) return choice;
  }
  throw new RangeError('no hands fit this view: it is not one that legal play leads to');
}

/** Removes `count` random cards. */
function take(cards: Card[], count: number, random: RandomSource): CardSet {
  let taken = NO_CARDS;
  for (let i = 0; i < count; i++) taken |= 1 << (cards.splice(randomBelow(cards.length, random), 1)[0] as Card);
  return taken;
}
