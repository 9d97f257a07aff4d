import { type StandingRow, type Standings, totalOf } from '@bassadewitz/standings';
import pc from 'picocolors';
import { type ColumnUserConfig, getBorderCharacters, table } from 'table';
import { formatCount } from './duration.ts';
import { intervalPlot } from './interval-plot.ts';

/** Half the width of a 95 % interval in standard errors. */
const Z95 = 1.959964;

/** A number with its sign, the minus as wide as the plus: `+0.12`, `−0.12`. */
export function signed(value: number, digits: number): string {
  const text = Math.abs(value).toFixed(digits);
  return Number(text) === 0 ? `±${text}` : `${value > 0 ? '+' : '−'}${text}`;
}

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
    row.status === 'playing' ? row.name : `${row.name} (${row.status})`,
    signed(row.chips.value, 3),
    row.chips.se === null ? '?' : (Z95 * row.chips.se).toFixed(3),
    superiority(row),
    row.elo.value.toFixed(0),
    row.liveElo.toFixed(0),
    formatCount(row.matches),
    faultsOf(row),
    plot.lines[at] ?? '',
  ]);
  const columns: ColumnUserConfig[] = header.map((_, at) => ({ alignment: [1, 9].includes(at) ? 'left' : 'right' }));
  return table([header.map((cell) => pc.bold(cell)), ...lines], {
    border: getBorderCharacters('void'),
    columnDefault: { paddingLeft: 0, paddingRight: 2 },
    columns,
    drawHorizontalLine: () => false,
  }).trimEnd();
}

/** `1`, `2–3` where chance may have decided, `–` for a bot that is not ranked. */
function rankOf({ place, band }: StandingRow): string {
  if (place === null || band === null) return '–';
  return band[0] === band[1] ? String(band[0]) : `${band[0]}–${band[1]}`;
}

/** How likely the bot is stronger than the next: its LOS. */
function superiority({ toNext }: StandingRow): string {
  if (toNext === null) return '';
  return toNext.los === null ? '?' : percent(toNext.los);
}

function percent(share: number): string {
  if (share > 0.999) return '> 99.9 %';
  return `${(100 * share).toFixed(1)} %`;
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
