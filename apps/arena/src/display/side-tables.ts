import type { CrosstableRow, StandingRow, Standings } from '@bassadewitz/standings';
import { decimal } from './decimal.ts';
import { formatCount } from './duration.ts';
import { signed } from './signed.ts';
import { textTable } from './text-table.ts';

/** More bots than this make a crosstable that no terminal shows. */
const MOST_BOTS = 16;

/** Mean chips of the row's bot minus the column's, board by board, `*` where the ratings differ significantly. */
export function crosstableText({ rows }: Standings, crosstable: readonly CrosstableRow[]): string {
  if (rows.length > MOST_BOTS) {
    return `The crosstable of ${rows.length} bots does not fit a terminal: --json has it.`;
  }
  const nameOf = new Map(rows.map(({ bot, name }) => [bot, name]));
  const header = ['chips a match against', ...rows.map(({ name }) => name)];
  const lines = crosstable.map(({ bot, cells }) => [
    nameOf.get(bot) ?? '',
    ...rows.map(({ bot: other }) => {
      const cell = cells.find(({ against }) => against === other);
      if (cell === undefined) return '·';
      if (cell.meeting.boards === 0) return '–';
      const { difference } = cell;
      const sure = difference?.los !== null && difference !== null && Math.abs((difference.los ?? 0.5) - 0.5) > 0.475;
      return `${signed(cell.meeting.chips, 2)}${sure ? '*' : ' '}`;
    }),
  ]);
  return `${textTable(header, lines, [0])}\n* the ratings of the two differ significantly (95 %)`;
}

/** Mean chips of each bot by seat: seat 0 deals first and stakes, so seats differ for everyone. */
export function seatTableText({ rows }: Standings): string {
  const header = ['chips a match at seat', '0 (dealer)', '1 (eldest)', '2', '3', 'matches', 'stand-ins', 'replays z'];
  const lines = rows.map((row: StandingRow) => [
    row.name,
    ...row.seats.map(({ matches, chips }) => (matches === 0 ? '–' : signed(chips / matches, 2))),
    formatCount(row.matches),
    formatCount(row.standIns),
    row.memory.se === null ? '–' : decimal(row.memory.z, 2),
  ]);
  return `${textTable(header, lines, [0])}\nreplays z: how much better later replays of a board were than the first, in standard errors`;
}
