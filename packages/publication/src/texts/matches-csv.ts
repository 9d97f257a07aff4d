import { type BotRecord, type MatchRecord, placesOf } from '@bassadewitz/ledger';
import { SEATS } from '@bassadewitz/rules';

const HEADER = [
  ...['match', 'round', 'table', 'board', 'replay', 'counts'],
  ...SEATS.flatMap((seat) => [`bot_${seat}`, `chips_${seat}`, `place_${seat}`, `faults_${seat}`]),
  ...['deals', 'outcomes', 'stand_ins'],
];

/** The first line of the matches of a tournament as CSV (RFC 4180). */
export const MATCHES_CSV_HEADER = lineOf(HEADER);

/**
 * One match as a line of CSV. A spreadsheet takes a text that begins with `=`, `+`, `-` or `@` for a formula, and names come from
 * strangers: those get an apostrophe in front.
 */
export function matchCsv(record: MatchRecord, bots: readonly BotRecord[], counts: boolean): string {
  const { match, round, table, board, replay, deals, standIns = [] } = record;
  const places = placesOf(record);
  const faults = (seat: number) =>
    deals.reduce((sum, deal) => sum + deal.faults.filter((fault) => fault.seat === seat).length, 0);
  return lineOf([
    ...[match, round, table, board, replay, String(counts)],
    ...SEATS.flatMap((seat) => [
      harmless(bots[record.bots[seat]]?.name ?? ''),
      record.chips[seat],
      places[seat],
      faults(seat),
    ]),
    ...[deals.length, deals.map(({ outcome }) => outcome).join(' '), standIns.map(({ seat }) => seat).join(' ')],
  ]);
}

function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function lineOf(values: readonly (string | number)[]): string {
  return `${values.map(quoted).join(',')}\r\n`;
}

function quoted(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
