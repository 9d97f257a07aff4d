import type { DealRecord, Head, MatchRecord } from '@bassadewitz/ledger';
import { type Card, cardName, type Deal, SEATS, type Seat, seatAfter } from '@bassadewitz/rules';
import { botAt, playedDeal, pointsIn } from './played-deal.ts';
import { type Cell, type Row, sideBySide } from './side-by-side.ts';
import { signed } from './signed.ts';

/** Characters for a seat of a replay: the sign of the lead, the card, the sign of whoever takes the trick. */
const LEAST_SEAT = 4;
/** Behind the four cards of a trick, its points. */
const POINTS = 2;

interface Column {
  readonly record: MatchRecord;
  readonly played: DealRecord;
  readonly deal: Deal;
}

/** One deal of a board: the hands, then a column for each replay with who sat where, the tricks, and how it was settled. */
export function boardDealText(head: Head, records: readonly MatchRecord[], index: number): string {
  const columns = records.flatMap((record): Column[] => {
    const played = record.deals[index];
    return played === undefined ? [] : [{ record, played, deal: playedDeal(head, played) }];
  });
  const [first] = columns;
  if (first === undefined) return '';
  const { dealer, hands } = first.played;
  const leads = seatAfter(dealer);
  const about = (seat: Seat) => (seat === dealer ? '  deals' : seat === leads ? '  leads' : '');
  const without = records.filter((record) => !columns.some((column) => column.record === record));
  const settled = settlement(columns);
  const seat = Math.max(LEAST_SEAT, ...settled.flatMap(({ values }) => values.flat().map((text) => text.length + 1)));
  const rows: Row[] = [
    heading('', columns, ({ record }) => `replay ${record.replay}`),
    heading('seat', columns, ({ record }) => `match ${record.match}`),
    ...SEATS.map((one) => heading(` ${one}`, columns, ({ record }) => botAt(head, record, one))),
    { label: 'trick', columns: columns.map(() => [{ text: seatNumbers(seat) }]) },
    ...first.deal.tricks.map((_, trick) => ({
      label: ` ${trick}`,
      columns: columns.map((column) => trickCells(column, first, trick, seat)),
    })),
    ...settled.map(({ label, values }) => ({
      label,
      columns: values.map((four) => four.map((text) => ({ text: `${text.padStart(seat - 1)} ` }))),
    })),
    heading('end', columns, ({ played }) => `${played.outcome}${played.pool > 0 ? `, pool ${played.pool}` : ''}`),
  ];
  return [
    `Deal ${index}`,
    ...SEATS.map((one) => `  seat ${one}  ${hands[one]}${about(one)}`),
    ...sideBySide(rows, 4 * seat + POINTS),
    ...(without.length === 0 ? [] : [`Over before this deal: ${replaysText(without)}.`]),
    ...columns.flatMap(faultLines(head)),
  ].join('\n');
}

/** `replays 0, 1, 3` */
export function replaysText(replays: readonly Pick<MatchRecord, 'replay'>[]): string {
  return `${replays.length === 1 ? 'replay' : 'replays'} ${replays.map(({ replay }) => replay).join(', ')}`;
}

function heading(label: string, columns: readonly Column[], text: (column: Column) => string): Row {
  return { label, columns: columns.map((column) => [{ text: ` ${text(column)}` }]) };
}

/** The numbers of the seats above their cards, and what stands behind them. */
function seatNumbers(width: number): string {
  return `${SEATS.map((seat) => ` ${seat}`.padEnd(width)).join('')}pt`;
}

/** A trick of a replay. A card stands out where the same hand played another one in the first replay. */
function trickCells({ deal, played }: Column, first: Column, trick: number, width: number): Cell[] {
  const { leader, winner } = trickOf(deal, trick);
  const cells = SEATS.map((seat): Cell[] => {
    const card = cardOf(deal, trick, seat);
    const failed = played.faults.some((fault) => fault.trick === trick && fault.seat === seat);
    const before = failed ? '!' : seat === leader ? '>' : ' ';
    const after = `${seat === winner ? '*' : ''}`.padEnd(width - 3);
    return [
      { text: before },
      { text: cardName(card), strong: card !== cardOf(first.deal, trick, seat) },
      { text: after },
    ];
  });
  return [...cells.flat(), { text: `${pointsIn(deal, trick)}`.padStart(POINTS) }];
}

function trickOf(deal: Deal, trick: number) {
  const found = deal.tricks[trick];
  if (found === undefined) throw new Error(`a deal that is over has no trick ${trick}`);
  return found;
}

function cardOf(deal: Deal, trick: number, seat: Seat): Card {
  const { leader, cards } = trickOf(deal, trick);
  return cards[((seat - leader + 4) % 4) as Seat];
}

/** By seat, for each replay. */
function settlement(columns: readonly Column[]): { readonly label: string; readonly values: string[][] }[] {
  const row = (label: string, of: (played: DealRecord, seat: Seat) => string) => ({
    label,
    values: columns.map(({ played }) => SEATS.map((seat) => of(played, seat))),
  });
  const refunded = columns.some(({ played }) => played.refund !== undefined);
  return [
    row('taken', ({ tricks }, seat) => `${tricks[seat]}`),
    row('pts', ({ points }, seat) => `${points[seat]}`),
    row('chips', ({ chips }, seat) => signed(chips[seat], 0)),
    ...(refunded ? [row('back', ({ refund }, seat) => (refund === undefined ? '–' : `${refund[seat]}`))] : []),
    row('bal.', ({ balances }, seat) => signed(balances[seat], 0)),
  ];
}

function faultLines(head: Head): (column: Column) => string[] {
  return ({ record, played }) =>
    played.faults.map(
      ({ seat, trick, kind }) =>
        `Replay ${record.replay}, trick ${trick}, seat ${seat}: ${kind} of ${botAt(head, record, seat)}.`,
    );
}
