import type { DealRecord, Head, MatchRecord } from '@bassadewitz/ledger';
import {
  bySeat,
  cardName,
  type Deal,
  type Four,
  firstIn,
  formatCards,
  lastIn,
  parseCards,
  type RuleSetName,
  Series,
  setOf,
} from '@bassadewitz/rules';

const HANDS: Four<string> = [
  '8C TC TS QS 9H 9D KD AD',
  '7S 9S JS KS 8H QH KH AH',
  'QC 8S AS 7H 7D 8D TD JD',
  '7C 9C JC KC AC TH JH QD',
];
const SEATINGS: readonly Four<number>[] = [
  [0, 1, 2, 3],
  [1, 0, 3, 2],
  [2, 3, 0, 1],
  [3, 2, 1, 0],
];
const NAMES = ['ann', 'bob', 'cid', 'a-name-of-32-characters-in-all--'];

/** The head of the tournament that a board was played in. */
export function headOf(ruleSet: RuleSetName, replays: 1 | 4 = 4): Head {
  return {
    format: 'bassadewitz-ledger',
    version: 1,
    ruleSet,
    timeControl: { moveMs: 1000, bankMs: 0, networkCapMs: 0, paceMs: 0 },
    schedule: { format: 'balanced', bots: 4, boards: 9, rounds: 1, replays },
    commitment: '0'.repeat(64),
    knownSeed: true,
    bots: NAMES.map((name) => ({ name, version: '1', house: false, isolate: false })),
  };
}

/** The four replays of a board on which every deal has the same cards: the last bot plays its highest card, the others their lowest. */
export function boardOf(ruleSet: RuleSetName): MatchRecord[] {
  return SEATINGS.map((bots, replay) => {
    const series = Series.start(ruleSet);
    const deals: DealRecord[] = [];
    while (!series.boardOver) deals.push(dealOf(series, bots));
    const chips = deals.at(-1)?.balances ?? [0, 0, 0, 0];
    return { match: 10 + replay, round: 0, table: 0, board: 7, replay, bots, salt: '', deals, chips };
  });
}

function dealOf(series: Series, bots: Four<number>): DealRecord {
  const begun = series.begin(bySeat((seat) => setOf(cardsOf(HANDS[seat]))));
  if (!begun.ok) throw new Error(begun.error.message);
  const deal: Deal = begun.value;
  while (!deal.over) {
    const legal = deal.legalPlays();
    deal.play(deal.turn, bots[deal.turn] === 3 ? lastIn(legal) : firstIn(legal));
  }
  const { outcome, chips, pool, balances, refund } = series.finish();
  return {
    dealer: deal.dealer,
    hands: bySeat((seat) => formatCards(deal.dealt[seat])),
    plays: deal.plays.map(cardName).join(' '),
    faults: [],
    tricks: bySeat((seat) => deal.trickCount(seat)),
    points: bySeat((seat) => deal.points(seat)),
    outcome,
    chips,
    pool,
    balances,
    ...(refund === undefined ? {} : { refund }),
  };
}

function cardsOf(hand: string) {
  const parsed = parseCards(hand);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}
