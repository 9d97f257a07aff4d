import { FAULT_KINDS } from '@bassadewitz/protocol';
import { type StandingRow, type Standings, totalOf } from '@bassadewitz/standings';
import { decimal } from './decimal.ts';
import { formatCount } from './duration.ts';
import { halfWidth } from './half-width.ts';
import { signed } from './signed.ts';

/** Columns of the CSV form, in order. Numbers are written in full. */
const COLUMNS: readonly [name: string, value: (row: StandingRow) => string | number | null][] = [
  ['place', ({ place }) => place],
  ['best_place', ({ band }) => band?.[0] ?? null],
  ['worst_place', ({ band }) => band?.[1] ?? null],
  ['bot', ({ name }) => name],
  ['version', ({ version }) => version],
  ['owner', ({ owner }) => owner ?? null],
  ['house', ({ house }) => String(house)],
  ['status', ({ status }) => status],
  ['matches', ({ matches }) => matches],
  ['boards', ({ boards }) => boards],
  ['chips_a_board', ({ chips }) => chips.value],
  ['chips_se', ({ chips }) => chips.se],
  ['elo', ({ elo }) => elo.value],
  ['elo_se', ({ elo }) => elo.se],
  ['live_elo', ({ liveElo }) => liveElo],
  ['ahead_of_next', ({ toNext }) => toNext?.delta ?? null],
  ['ahead_of_next_se', ({ toNext }) => toNext?.se ?? null],
  ['ahead_of_next_los', ({ toNext }) => toNext?.los ?? null],
  ['stand_ins', ({ standIns }) => standIns],
  ...FAULT_KINDS.map((kind): [string, (row: StandingRow) => number] => [`fault_${kind}`, ({ faults }) => faults[kind]]),
];

/** The standings as CSV (RFC 4180): a header, then one line a bot; what is not known is empty. */
export function standingsCsv({ rows }: Standings): string {
  const lines = [COLUMNS.map(([name]) => name), ...rows.map((row) => COLUMNS.map(([, value]) => quoted(value(row))))];
  return lines.map((line) => `${line.join(',')}\r\n`).join('');
}

function quoted(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The standings as a table in Markdown, for a page or an issue. */
export function standingsMarkdown({ rows }: Standings): string {
  const header =
    '| rank | bot | chips a board | ± 95 % | Elo | matches | faults |\n|---:|---|---:|---:|---:|---:|---:|';
  const lines = rows.map((row) => {
    const rank = row.band === null ? '–' : row.band[0] === row.band[1] ? row.band[0] : `${row.band[0]}–${row.band[1]}`;
    const error = halfWidth(row.chips.se);
    const name = row.name.replaceAll('|', '\\|');
    return `| ${rank} | ${name}${row.house ? ' (house)' : ''} | ${signed(row.chips.value, 3)} | ${error} | ${decimal(row.elo.value, 0)} | ${formatCount(row.matches)} | ${formatCount(totalOf(row.faults))} |`;
  });
  return `${[header, ...lines].join('\n')}\n`;
}
