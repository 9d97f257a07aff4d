import type { DealRecord, Head, MatchRecord } from '@bassadewitz/ledger';
import { placesOf } from '@bassadewitz/ledger';
import { cardName, nounFor, SEATS, type Seat } from '@bassadewitz/rules';
import { botAt, playedDeal, pointsIn } from './played-deal.ts';
import { signed } from './signed.ts';
import { textTable } from './text-table.ts';

/** A match for a reader: who sat where, each deal trick by trick, and how it was settled. */
export function matchText(head: Head, record: MatchRecord): string {
  const { match, round, table, board, replay, deals, chips, standIns = [] } = record;
  const names = SEATS.map((seat) => botAt(head, record, seat));
  const places = placesOf(record);
  const result = SEATS.map((seat) => `${names[seat]} ${signed(chips[seat], 0)} (place ${places[seat]})`).join(', ');
  return [
    `Match ${match}: round ${round}, table ${table}, board ${board}, replay ${replay}, rules ${head.ruleSet}`,
    ...deals.map((deal, index) => dealText(head, names, deal, index)),
    ...standIns.map(
      ({ seat, deal, trick }) => `From deal ${deal}, trick ${trick} on a stand-in played for ${names[seat]}.`,
    ),
    `Net chips: ${result}`,
  ].join('\n\n');
}

function dealText(head: Head, names: readonly string[], record: DealRecord, index: number): string {
  const { dealer, hands, faults, tricks, points, outcome, chips, pool, balances, refund } = record;
  const deal = playedDeal(head, record);
  const header = ['', ...SEATS.map((seat) => `${names[seat]}${seat === dealer ? ' (dealer)' : ''}`), 'points'];
  const rows = deal.tricks.map(({ leader, cards, winner }, trick) => {
    const cells = SEATS.map((seat) => {
      const card = cards[((seat - leader + 4) % 4) as Seat];
      const fault = faults.find((one) => one.trick === trick && one.seat === seat);
      return `${seat === leader ? '>' : ''}${cardName(card)}${seat === winner ? '*' : ' '}${fault ? `(${fault.kind})` : ''}`;
    });
    return [`trick ${trick}`, ...cells, String(pointsIn(deal, trick))];
  });
  const perSeat = (title: string, values: readonly (string | number)[]) => [title, ...values.map(String), ''];
  const settlement = [
    perSeat('tricks taken', tricks),
    perSeat('points', points),
    perSeat(
      'chips',
      chips.map((value) => signed(value, 0)),
    ),
    ...(refund === undefined ? [] : [perSeat('refund', refund)]),
    perSeat(
      'balance',
      balances.map((value) => signed(value, 0)),
    ),
  ];
  const carried = pool > 0 ? `, ${pool} ${nounFor(pool, 'chip')} ${pool === 1 ? 'stays' : 'stay'} in the pool` : '';
  return [
    `Deal ${index} (${outcome}${carried}); > leads, * takes the trick`,
    textTable(['hand', ...hands, ''], [], [0]),
    textTable(header, [...rows, ...settlement], [0]),
  ].join('\n');
}
