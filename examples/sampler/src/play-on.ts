import {
  type Card,
  type CardSet,
  firstIn,
  lastIn,
  RANKS,
  type RandomSource,
  RULE_SETS,
  type RuleSetName,
  type Seat,
  seatAfter,
  sizeOf,
  type Totals,
} from '@bassadewitz/client/rules';

type PerSeat = [number, number, number, number];

/** A deal under way, with a guess at the hands. `table` holds the cards of the trick on the table in order of play, up to four. */
export interface Underway {
  readonly ruleSet: RuleSetName;
  readonly dealer: Seat;
  readonly leader: Seat;
  readonly table: readonly Card[];
  readonly hands: Readonly<PerSeat>;
  readonly tricks: Readonly<PerSeat>;
  readonly points: Readonly<PerSeat>;
}

/** One play in four is a whim: where all play alike, the guess at what others do is too sure of itself. Of 65,536. */
const WHIM = 16_384;

/** Plays a deal to its end, each seat as a simple player would, now and then on a whim, and gives the totals. */
export function playOn(deal: Underway, random: RandomSource): Totals {
  const rules = RULE_SETS[deal.ruleSet];
  const hands: PerSeat = [...deal.hands];
  const tricks: PerSeat = [...deal.tricks];
  const points: PerSeat = [...deal.points];
  const worthOfRank = RANKS.map((rank) => rules.cardPoints[rank]);
  let { leader, table } = deal;
  for (let trick = tricks[0] + tricks[1] + tricks[2] + tricks[3]; trick < 8; trick++) {
    let suit: CardSet = 0;
    let winning: Card = -1;
    let winner = leader;
    let worth = rules.trickPoints;
    for (let turn = 0; turn < 4; turn++) {
      const seat = seatAfter(leader, turn);
      const card = table[turn] ?? choose({ hand: hands[seat], suit, winning, turn }, random);
      hands[seat] &= ~(1 << card);
      if (turn === 0) suit = 0xff << (card & 0x18);
      if ((suit & (1 << card)) !== 0 && card > winning) {
        winning = card;
        winner = seat;
      }
      worth += worthOfRank[card & 7] as number;
    }
    tricks[winner] += 1;
    points[winner] += worth;
    leader = winner;
    table = [];
  }
  return { ruleSet: deal.ruleSet, dealer: deal.dealer, tricks, points };
}

interface Choice {
  readonly hand: CardSet;
  /** The cards of the suit led; none on lead. */
  readonly suit: CardSet;
  readonly winning: Card;
  /** 0 for the leader to 3 for the last. */
  readonly turn: number;
}

/** What a simple player does: leads low, ducks as high as it can, takes a last trick with its highest, and throws high cards. */
function choose({ hand, suit, winning, turn }: Choice, random: RandomSource): Card {
  const following = hand & suit;
  const legal = following === 0 ? hand : following;
  if ((legal & (legal - 1)) === 0) return firstIn(legal);
  if (random() >>> 16 < WHIM) return anyOf(legal, random);
  if (turn === 0) return ofFirstRank(legal, LOW_TO_HIGH, random);
  if (following === 0) return ofFirstRank(legal, HIGH_TO_LOW, random);
  const below = legal & ((1 << winning) - 1);
  if (below !== 0) return lastIn(below);
  return turn === 3 ? lastIn(legal) : firstIn(legal);
}

/** The four cards of each rank, from the sevens to the aces. */
const LOW_TO_HIGH: readonly CardSet[] = RANKS.map((_, rank) => 0x01010101 << rank);
const HIGH_TO_LOW: readonly CardSet[] = LOW_TO_HIGH.toReversed();

/** A card of the first rank that the set has any of. */
function ofFirstRank(cards: CardSet, ranks: readonly CardSet[], random: RandomSource): Card {
  for (const rank of ranks) if ((cards & rank) !== 0) return anyOf(cards & rank, random);
  return -1;
}

function anyOf(cards: CardSet, random: RandomSource): Card {
  let rest = cards;
  let skipped = ((random() >>> 16) * sizeOf(rest)) >>> 16;
  while (skipped-- > 0) rest &= rest - 1;
  return firstIn(rest);
}
