import { strong } from './text-table.ts';

/** A piece of a column, which may stand out where the terminal can show it. */
export interface Cell {
  readonly text: string;
  readonly strong?: boolean;
}

/** A line of a table of columns beside each other: its label, and a list of cells for each column. */
export interface Row {
  readonly label: string;
  readonly columns: readonly (readonly Cell[])[];
}

/**
 * Lines of columns beside each other, with a rule between them; a line never ends with spaces.
 * @param width of a column, in characters; what is longer is cut, with dots at its end
 */
export function sideBySide(rows: readonly Row[], width: number): string[] {
  const label = Math.max(...rows.map((row) => row.label.length));
  return rows.map((row) => {
    const columns = row.columns.map((cells) => column(cells, width));
    return `${row.label.padEnd(label)}${columns.join('│')}`.trimEnd();
  });
}

function column(cells: readonly Cell[], width: number): string {
  let left = width;
  let written = '';
  for (const { text, strong: isStrong = false } of cells) {
    const cut = text.length > left ? `${text.slice(0, left - 1)}…` : text;
    written += isStrong ? strong(cut) : cut;
    left -= cut.length;
    if (left === 0) break;
  }
  return written + ' '.repeat(left);
}
