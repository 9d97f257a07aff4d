import type { Request } from '@bassadewitz/protocol';
import type { CardName, Four, Seat, Suit } from '@bassadewitz/rules';
import { RULE_SETS, seatAfter } from '@bassadewitz/rules';
import { beats, CARD_NAMES, cardPoints, heightOf, suitOf } from './cards.ts';
import { seededRandom } from './random.ts';

/**
 * A request worked out: what follows from it, and seeded chance. Everything is computed when it is first asked for, so
 * a bot pays only for what it uses.
 */
export class Turn {
  readonly request: Request;
  #random: (() => number) | undefined;
  #unseen: readonly CardName[] | undefined;
  #points: Four<number> | undefined;
  #voids: readonly boolean[] | undefined;

  constructor(request: Request) {
    this.request = request;
  }

  /**
   * The next random number, at least 0 and less than 1, from the request's seed (see `seededRandom`). The same board gives the same
   * numbers whoever plays, so that a bot with chance in it can be replayed exactly.
   */
  random(): number {
    this.#random ??= seededRandom(this.request.seed);
    return this.#random();
  }

  /**
   * One of some things, each as likely as another, by `random()`.
   *
   * @throws RangeError when there are none
   */
  pick<T>(things: readonly T[]): T {
    if (things.length === 0) throw new RangeError('there is nothing to pick from');
    return things[Math.floor(this.random() * things.length)] as T;
  }

  /** The suit led to the trick on the table; undefined when this seat leads. */
  get led(): Suit | undefined {
    const first = this.request.trick.cards[0];
    return first && suitOf(first);
  }

  /** The card that wins the trick as it lies; undefined when this seat leads. */
  get winning(): CardName | undefined {
    let winning: CardName | undefined;
    for (const card of this.request.trick.cards) if (winning === undefined || beats(card, winning)) winning = card;
    return winning;
  }

  /** The seats that play to this trick after this one, in order. */
  get toCome(): readonly Seat[] {
    const { seat, trick } = this.request;
    const seats: Seat[] = [];
    for (let step = 1; step < 4 - trick.cards.length; step++) seats.push(seatAfter(seat, step));
    return seats;
  }

  /** Points that whoever takes the trick gets for it as it lies, the point for the trick itself included. */
  get onTable(): number {
    return this.#worthOf(this.request.trick.cards);
  }

  /** Points that each seat has taken in this deal, those for tricks included. */
  get points(): Four<number> {
    if (this.#points === undefined) {
      const points: [number, number, number, number] = [0, 0, 0, 0];
      for (const { winner, cards } of this.request.tricks) points[winner] += this.#worthOf(cards);
      this.#points = points;
    }
    return this.#points;
  }

  /** Tricks that each seat has taken in this deal. */
  get tricksTaken(): Four<number> {
    const taken: [number, number, number, number] = [0, 0, 0, 0];
    for (const { winner } of this.request.tricks) taken[winner] += 1;
    return taken;
  }

  /** The cards that the three others still hold, ascending: neither in this hand nor played. */
  get unseen(): readonly CardName[] {
    if (this.#unseen === undefined) {
      const { hand, trick, tricks } = this.request;
      const seen = new Set<CardName>([...hand, ...trick.cards]);
      for (const { cards } of tricks) for (const card of cards) seen.add(card);
      this.#unseen = CARD_NAMES.filter((card) => !seen.has(card));
    }
    return this.#unseen;
  }

  /** The unseen cards of the same suit that would beat a card. */
  above(card: CardName): readonly CardName[] {
    return this.unseen.filter((other) => beats(other, card));
  }

  /** The unseen cards of the same suit that a card would beat. */
  below(card: CardName): readonly CardName[] {
    return this.unseen.filter((other) => beats(card, other));
  }

  /** Whether a seat has shown, by not following, that it has no card of a suit. */
  isVoid(seat: Seat, suit: Suit): boolean {
    this.#voids ??= voidsIn(this.request);
    return this.#voids[seat * 4 + SUIT_INDEX[suit]] === true;
  }

  /** The points of a card in this match's rule set. */
  pointsOf(card: CardName): number {
    return cardPoints(card, this.request.ruleSet);
  }

  /** Whether a card would win the trick as it lies; true of any card when this seat leads. */
  wouldWin(card: CardName): boolean {
    const winning = this.winning;
    return winning === undefined || beats(card, winning);
  }

  /** The highest legal card that stays below the one that wins the trick as it lies; undefined when there is none, or this seat leads. */
  get duck(): CardName | undefined {
    const winning = this.winning;
    if (winning === undefined) return undefined;
    let duck: CardName | undefined;
    for (const card of this.request.legal) {
      if (!beats(winning, card)) continue;
      if (duck === undefined || heightOf(card) > heightOf(duck)) duck = card;
    }
    return duck;
  }

  #worthOf(cards: readonly CardName[]): number {
    let points = RULE_SETS[this.request.ruleSet].trickPoints;
    for (const card of cards) points += this.pointsOf(card);
    return points;
  }
}

const SUIT_INDEX: Readonly<Record<Suit, number>> = { C: 0, S: 1, H: 2, D: 3 };

/** What the plays have shown: seat · 4 + suit is true where the seat did not follow that suit. */
function voidsIn({ tricks, trick }: Request): readonly boolean[] {
  const voids = new Array<boolean>(16).fill(false);
  for (const { leader, cards } of [...tricks, trick]) {
    const [led] = cards;
    if (led === undefined) continue;
    for (const [step, card] of cards.entries()) {
      if (suitOf(card) !== suitOf(led)) voids[seatAfter(leader, step) * 4 + SUIT_INDEX[suitOf(led)]] = true;
    }
  }
  return voids;
}
