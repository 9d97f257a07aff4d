import { dealHands, type Key, type MatchJob, receiptSalt } from '@bassadewitz/fairness';
import { cardsText, type DealRecord, type FaultRecord, handText, type MatchRecord } from '@bassadewitz/ledger';
import {
  bySeat,
  type Card,
  type CardSet,
  cardsIn,
  type Deal,
  fallbackCard,
  firstIn,
  type RandomSource,
  type RuleSetName,
  randomBelow,
  randomFrom,
  SEATS,
  Series,
} from '@bassadewitz/rules';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Failing = Exclude<FaultRecord['kind'], 'no-show'>;
const FAILINGS: readonly Failing[] = ['timeout', 'illegal', 'malformed', 'disconnect', 'flood'];

/** How the bots of a match behave. */
export interface Conduct {
  readonly ruleSet: RuleSetName;
  /** Strikes at which a stand-in takes over; never where it is undefined. */
  readonly strikeLimit: number | undefined;
  /** How likely a request is to end in a fault, from 0 to 1. */
  readonly faultRate: number;
  /** How likely a bot is not to come at all. */
  readonly absentRate: number;
  /** Chooses among the legal cards where nothing is wrong; at random by default. */
  readonly choose?: (deal: Deal, legal: CardSet) => Card;
}

/**
 * A match by the rules of the referee, which is a layer above: forced cards are not asked for; a fault plays the fallback card and
 * is a strike; at the limit a stand-in plays on, and from the first card on for a bot that never came.
 */
export function playMatch(job: MatchJob, key: Key, conduct: Conduct): MatchRecord {
  const random = randomFrom(`${key.hex()} ${job.match}`);
  const chance = (rate: number) => random() < rate * 2 ** 32;
  const series = Series.start(conduct.ruleSet);
  const limit = conduct.strikeLimit ?? Number.POSITIVE_INFINITY;
  const strikes: [number, number, number, number] = [0, 0, 0, 0];
  const stoodIn: boolean[] = SEATS.map(() => chance(conduct.absentRate));
  const standIns: Mutable<NonNullable<MatchRecord['standIns']>[number]>[] = [];
  const deals: DealRecord[] = [];

  while (!series.boardOver) {
    const index = series.dealIndex;
    const begun = series.begin(dealHands(key, job.board, index));
    if (!begun.ok) throw new Error(begun.error.message);
    const deal = begun.value;
    const faults: FaultRecord[] = [];
    while (!deal.over) {
      const seat = deal.turn;
      const trick = deal.tricks.length;
      const legal = deal.legalPlays();
      let card = firstIn(legal);
      if (stoodIn[seat]) {
        card = fallbackCard(legal);
        if (!standIns.some((one) => one.seat === seat)) {
          standIns.push({ seat, deal: index, trick });
          if (strikes[seat] === 0) {
            strikes[seat] = 1;
            faults.push({ seat, trick, kind: 'no-show' });
          }
        }
      } else if ((legal & (legal - 1)) !== 0) {
        if (chance(conduct.faultRate)) {
          card = fallbackCard(legal);
          faults.push({ seat, trick, kind: FAILINGS[randomBelow(FAILINGS.length, random)] as Failing });
          strikes[seat] += 1;
          if (strikes[seat] >= limit) stoodIn[seat] = true;
        } else {
          card = conduct.choose?.(deal, legal) ?? anyOf(legal, random);
        }
      }
      const played = deal.play(seat, card);
      if (!played.ok) throw new Error(played.error.message);
    }
    deals.push(dealRecordOf(deal, series, faults));
  }
  const { match, round, table, board, replay, bots } = job;
  const salt = receiptSalt(key, match);
  const record = { match, round, table, board, replay, bots, salt, deals, chips: series.balances };
  return standIns.length === 0 ? record : { ...record, standIns };
}

function dealRecordOf(deal: Deal, series: Series, faults: readonly FaultRecord[]): DealRecord {
  const { tricks, points, outcome, chips, pool, balances, refund } = series.finish();
  return {
    dealer: deal.dealer,
    hands: bySeat((seat) => handText(deal.dealt[seat])),
    plays: cardsText(deal.plays),
    faults,
    tricks,
    points,
    outcome,
    chips,
    pool,
    balances,
    ...(refund === undefined ? {} : { refund }),
  };
}

function anyOf(legal: CardSet, random: RandomSource): Card {
  const cards = cardsIn(legal);
  return cards[randomBelow(cards.length, random)] as Card;
}
