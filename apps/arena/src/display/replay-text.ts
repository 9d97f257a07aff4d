import type { DealRecord, Head, MatchRecord } from '@bassadewitz/ledger';
import { placesOf } from '@bassadewitz/ledger';
import { cardName, Deal, parseCards, RULE_SETS, SEATS, type Seat, setOf, worthOf } from '@bassadewitz/rules';
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

/** Name of the bot at a seat. */
function botAt(head: Head, { bots }: Pick<MatchRecord, 'bots'>, seat: Seat): string {
  return head.bots[bots[seat]]?.name ?? `bot ${bots[seat]}`;
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
  const carried = pool > 0 ? `, ${pool} chips stay in the pool` : '';
  return [
    `Deal ${index} (${outcome}${carried}); > leads, * takes the trick`,
    textTable(['hand', ...hands, ''], [], [0]),
    textTable(header, [...rows, ...settlement], [0]),
  ].join('\n');
}

/** The deal as the rules see it. @throws Error when the record is not one that can be played */
function playedDeal(head: Head, { dealer, hands, plays }: DealRecord): Deal {
  const cards = (text: string) => {
    const parsed = parseCards(text);
    if (!parsed.ok) throw new Error(parsed.error.message);
    return parsed.value;
  };
  const [a, b, c, d] = hands;
  const started = Deal.start(head.ruleSet, dealer, [
    setOf(cards(a)),
    setOf(cards(b)),
    setOf(cards(c)),
    setOf(cards(d)),
  ]);
  if (!started.ok) throw new Error(started.error.message);
  for (const card of cards(plays)) {
    const played = started.value.play(started.value.turn, card);
    if (!played.ok) throw new Error(played.error.message);
  }
  return started.value;
}

/** What a trick was worth to its winner. */
function pointsIn(deal: Deal, trick: number): number {
  return worthOf(deal.tricks[trick]?.cards ?? [], RULE_SETS[deal.ruleSet]);
}

/** The replays of a board beside each other: what each bot made of the same hand. */
export function boardText(head: Head, records: readonly MatchRecord[]): string {
  const deals = Math.max(...records.map(({ deals: played }) => played.length));
  const parts = Array.from({ length: deals }, (_, index) => {
    const header = [`deal ${index}: seat and hand`, ...records.map(({ replay }) => `replay ${replay}`)];
    const hands = records.find(({ deals: played }) => played[index] !== undefined)?.deals[index]?.hands;
    const rows = SEATS.map((seat) => [
      `${seat}  ${hands?.[seat] ?? ''}`,
      ...records.map((record) => {
        const deal = record.deals[index];
        if (deal === undefined) return `${botAt(head, record, seat)} –`;
        return `${botAt(head, record, seat)} ${signed(deal.chips[seat], 0)} (${deal.points[seat]} points, ${deal.tricks[seat]} tricks)`;
      }),
    ]);
    const outcomes = ['outcome', ...records.map(({ deals: played }) => played[index]?.outcome ?? '–')];
    return textTable(header, [...rows, outcomes], [0, 1, 2, 3, 4]);
  });
  return parts.join('\n\n');
}
