export const DIRECTIONS = ['ascending', 'descending'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What a cell is sorted by: `data-value` where it has one, else its text. */
function sortValue(row: HTMLTableRowElement, column: number): string {
  const cell = row.cells[column];
  return cell?.dataset.value ?? cell?.textContent?.trim() ?? '';
}

/** Orders values as numbers where both are, else as text of the language. Those that are empty stay behind in either direction. */
export function compareValues(a: string, b: string, direction: Direction, language: string): number {
  if (a === '' || b === '') return (a === '' ? 1 : 0) - (b === '' ? 1 : 0);
  const difference = Number(a) - Number(b);
  const order = Number.isNaN(difference) ? a.localeCompare(b, language, { numeric: true }) : difference;
  return direction === 'ascending' ? order : -order;
}

/** The rows of each body in the order in which they were published. */
const published = new WeakMap<HTMLTableSectionElement, readonly HTMLTableRowElement[]>();

/** Sorts the rows of a table's body. Equals stand as they were published, whatever the table was sorted by before. */
export function sortRows(body: HTMLTableSectionElement, column: number, direction: Direction, language: string): void {
  const before = published.get(body) ?? [...body.rows];
  published.set(body, before);
  const rows = before.map((row) => ({ row, value: sortValue(row, column) }));
  rows.sort((a, b) => compareValues(a.value, b.value, direction, language));
  body.append(...rows.map(({ row }) => row));
}
