import { type StandingRow, type Standings, totalOf } from '@bassadewitz/standings';
import { decimal } from './decimal.ts';
import { formatCount } from './duration.ts';
import { halfWidth, Z95 } from './half-width.ts';
import { intervalPlot } from './interval-plot.ts';
import { percent } from './percent.ts';
import { signed } from './signed.ts';
import { textTable } from './text-table.ts';

/** The standings for a terminal: one line a bot, with a picture of the intervals, then what is to be said about them. */
export function standingsTable(standings: Standings): string {
  const { rows } = standings;
  const plot = intervalPlot(
    rows.map(({ chips }) => ({ value: chips.value, halfWidth: Z95 * (chips.se ?? 0) })),
    33,
  );
  const header = [
    'rank',
    'bot',
    'chips/board',
    '± 95 %',
    'ahead of next',
    'Elo',
    'live Elo',
    'matches',
    'faults',
    plot.header,
  ];
  const lines = rows.map((row, at) => [
    rankOf(row),
    nameOf(row),
    signed(row.chips.value, 3),
    halfWidth(row.chips.se),
    superiority(row),
    decimal(row.elo.value, 0),
    decimal(row.liveElo, 0),
    formatCount(row.matches),
    faultsOf(row),
    plot.lines[at] ?? '',
  ]);
  return textTable(header, lines, [1, 9]);
}

/** `1`, `2–3` where chance may have decided, `–` for a bot that is not ranked. */
function rankOf({ place, band }: StandingRow): string {
  if (place === null || band === null) return '–';
  return band[0] === band[1] ? String(band[0]) : `${band[0]}–${band[1]}`;
}

function nameOf({ name, house, status }: StandingRow): string {
  if (house) return `${name} (house)`;
  return status === 'playing' ? name : `${name} (${status})`;
}

/** How likely the bot is stronger than the next: its LOS. */
function superiority({ toNext }: StandingRow): string {
  if (toNext === null) return '';
  return toNext.los === null ? '?' : percent(toNext.los);
}

function faultsOf(row: StandingRow): string {
  const total = totalOf(row.faults);
  if (total === 0) return '0';
  const kinds = Object.entries(row.faults).filter(([, count]) => count > 0);
  return `${total} (${kinds.map(([kind, count]) => `${kind} ${count}`).join(', ')})`;
}

/** What a reader must know about the table, one paragraph each. */
export function remarks(standings: Standings): string[] {
  const seed = standings.knownSeed ? ['The seed was typed in and can be known: this tournament is not rated.'] : [];
  return [...seed, ...standings.warnings.map(({ message }) => message)];
}
