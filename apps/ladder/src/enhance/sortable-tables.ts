import { readState, writeState } from './address-state.ts';
import { DIRECTIONS, type Direction, sortRows } from './sort-rows.ts';

/** Makes the heads of sortable columns into buttons. What is sorted how stands in the address: `?sort=standings.5.descending`. */
export function sortableTables(): void {
  const [id, column, direction] = (readState('sort') ?? '').split('.');
  for (const table of document.querySelectorAll<HTMLTableElement>('table[data-sortable]')) {
    const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
    for (const head of heads) if (head.dataset.sort !== undefined) addButton(table, head);
    const asked = heads[Number(column)];
    const way = DIRECTIONS.find((one) => one === direction);
    if (id === table.id && way !== undefined && asked?.dataset.sort !== undefined) sortBy(table, asked, way);
  }
}

function addButton(table: HTMLTableElement, head: HTMLTableCellElement): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'sort';
  button.append(...head.childNodes);
  head.append(button);
  button.addEventListener('click', () => {
    const first = head.dataset.sort === 'descending' ? 'descending' : 'ascending';
    const other = first === 'ascending' ? 'descending' : 'ascending';
    const direction = head.getAttribute('aria-sort') === first ? other : first;
    sortBy(table, head, direction);
    writeState('sort', `${table.id}.${head.cellIndex}.${direction}`);
  });
}

function sortBy(table: HTMLTableElement, head: HTMLTableCellElement, direction: Direction): void {
  for (const other of table.tHead?.rows[0]?.cells ?? []) other.removeAttribute('aria-sort');
  head.setAttribute('aria-sort', direction);
  for (const body of table.tBodies) sortRows(body, head.cellIndex, direction, document.documentElement.lang);
}
