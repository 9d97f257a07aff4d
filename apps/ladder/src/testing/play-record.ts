import { readFileSync } from 'node:fs';
import type { DealRecord, MatchRecord } from '@bassadewitz/ledger';
import {
  bySeat,
  type Card,
  type CardSet,
  cardName,
  type Deal,
  type Four,
  formatCards,
  parseCards,
  type RuleSetName,
  Series,
  setOf,
} from '@bassadewitz/rules';

/** Matches that another program, which shares no code with this one, wrote down: `protocol/v1/vectors`. */
export function vectorRecords(): MatchRecord[] {
  const path = new URL('../../../../protocol/v1/vectors/ledger.ndjson', import.meta.url);
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  return lines.flatMap((line) => (JSON.parse(line) as { match?: MatchRecord }).match ?? []);
}

/** Plays one match of a board: `choose` picks a card for the seat whose turn it is. */
export function playRecord(
  ruleSet: RuleSetName,
  deals: readonly Four<string>[],
  choose: (deal: Deal, legal: CardSet) => Card,
  about: Partial<MatchRecord> = {},
): MatchRecord {
  const series = Series.start(ruleSet);
  const records: DealRecord[] = [];
  for (const hands of deals) {
    if (series.boardOver) break;
    const begun = series.begin(bySeat((seat) => setOf(cards(hands[seat]))));
    if (!begun.ok) throw new Error(begun.error.message);
    const deal = begun.value;
    while (!deal.over) deal.play(deal.turn, choose(deal, deal.legalPlays()));
    const { outcome, chips, pool, balances, refund } = series.finish();
    records.push({
      dealer: deal.dealer,
      hands: bySeat((seat) => formatCards(deal.dealt[seat])),
      plays: deal.plays.map(cardName).join(' '),
      faults: [],
      tricks: bySeat((seat) => deal.trickCount(seat)),
      points: bySeat((seat) => deal.points(seat)),
      ...{ outcome, chips, pool, balances },
      ...(refund === undefined ? {} : { refund }),
    });
  }
  const chips = records.at(-1)?.balances ?? [0, 0, 0, 0];
  const numbers = {
    match: 0,
    round: 0,
    table: 0,
    board: 0,
    replay: 0,
    bots: [0, 1, 2, 3] as const,
    salt: '0'.repeat(32),
  };
  return { ...numbers, deals: records, chips, ...about };
}

function cards(hand: string): Card[] {
  const parsed = parseCards(hand);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}
