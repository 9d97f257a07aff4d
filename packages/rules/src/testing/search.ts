import type { CardSet } from '../card-set.ts';
import { ALL_CARDS, cardsIn, setOf } from '../card-set.ts';
import type { Deal } from '../deal.ts';
import { randomBelow, randomFrom } from '../random.ts';
import type { Four, Seat } from '../seat.ts';
import type { DealOutcome, Series } from '../series.ts';
import type { Settlement } from '../settlement.ts';
import { settle } from '../settlement.ts';
import { playRandomly } from './arbitrary.ts';
import { cardSet, dealAfter, unwrap } from './reading.ts';

/** Whoever holds it takes all eight tricks, whatever is led and however it is played. */
const SLAMS = cardSet('AC KC QC JC TC AS AH AD');

/** As good, but for one card that loses. */
const NEARLY_SLAMS = cardSet('AC KC QC JC TC AS AH 7D');

/** Plays the next deal of a series so that `seat` takes all the tricks. */
export function playSlam(series: Series, seat: Seat): DealOutcome {
  return playUntil(series, () => true, { seat, hand: SLAMS });
}

/** Plays the next deal of a series so that `seat` pays the penalty. */
export function playPenalty(series: Series, seat: Seat): DealOutcome {
  return playUntil(series, ({ outcome, points }) => outcome === 'penalty' && points[seat] >= 100, {
    seat,
    hand: NEARLY_SLAMS,
  });
}

/** Plays the next deal of a series so that the pool is shared, and `first`, `second` and `third` come in this order. */
export function playShared(series: Series, first: Seat, second: Seat, third: Seat): DealOutcome {
  return playUntil(series, ({ outcome, chips }) => {
    return outcome === 'shared' && chips[first] > chips[second] && chips[second] > chips[third] && chips[third] > 0;
  });
}

/** Tries random hands and plays until a deal is settled as wanted; then plays that one in the series. */
function playUntil(
  series: Series,
  wanted: (settlement: Settlement) => boolean,
  fixed?: { seat: Seat; hand: CardSet },
): DealOutcome {
  for (let attempt = 0; attempt < 20_000; attempt++) {
    const hands = handsAround(fixed, `hands ${attempt}`);
    const trial: Deal = dealAfter(series.ruleSet, series.dealer, hands, []);
    playRandomly(trial, `plays ${attempt}`);
    if (!wanted(settle(trial, 12))) continue;
    const deal = unwrap(series.begin(hands));
    for (const card of trial.plays) unwrap(deal.play(deal.turn, card));
    return series.finish();
  }
  throw new Error('no deal was found that is settled as wanted');
}

/** Random hands, one of which may be fixed. */
function handsAround(fixed: { seat: Seat; hand: CardSet } | undefined, seed: string): Four<CardSet> {
  const random = randomFrom(seed);
  const rest = cardsIn(fixed === undefined ? ALL_CARDS : ALL_CARDS & ~fixed.hand);
  const draw = (): CardSet =>
    setOf(Array.from({ length: 8 }, () => rest.splice(randomBelow(rest.length, random), 1)[0] as number));
  const handOf = (seat: Seat): CardSet => (seat === fixed?.seat ? fixed.hand : draw());
  return [handOf(0), handOf(1), handOf(2), handOf(3)];
}
