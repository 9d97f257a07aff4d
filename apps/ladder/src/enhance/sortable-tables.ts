import { readState, writeState } from './address-state.ts';
import { DIRECTIONS, type Direction, sortRows } from './sort-rows.ts';

/** Makes the heads of sortable columns into buttons. What is sorted how stands in the address: `?sort=standings.owner.ascending`. */
export function sortableTables(): void {
  const [id, column, direction] = (readState('sort') ?? '').split('.');
  for (const table of document.querySelectorAll<HTMLTableElement>('table[data-sortable]')) {
    const heads = [...(table.tHead?.rows[0]?.cells ?? [])].filter((head) => head.dataset.sort !== undefined);
    for (const head of heads) addButton(table, head);
    for (const head of heads) addSecondButton(table, head);
    const asked = heads.find((head) => nameOf(head) === column);
    const way = DIRECTIONS.find((one) => one === direction);
    if (id === table.id && way !== undefined && asked !== undefined) sortBy(table, asked, way);
    else showOrder(table);
  }
}

/** What a column is called in addresses: by its name, which holds though columns come and go, else by where it stands. */
function nameOf(head: HTMLTableCellElement): string {
  return head.dataset.column ?? `${head.cellIndex}`;
}

function addButton(table: HTMLTableElement, head: HTMLTableCellElement): void {
  const button = buttonFor(table, head);
  button.append(...head.childNodes);
  head.append(button);
}

/** Where a narrow page shows what is in a column below that of another, the column can be sorted by from there as well. */
function addSecondButton(table: HTMLTableElement, head: HTMLTableCellElement): void {
  const { below } = head.dataset;
  const place = below === undefined ? null : table.tHead?.querySelector(`[data-column=${below}]`);
  if (place === null || place === undefined) return;
  const button = buttonFor(table, head);
  button.append(head.textContent ?? '');
  button.classList.add('sort-below');
  place.append(' ', button);
}

function buttonFor(table: HTMLTableElement, head: HTMLTableCellElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'sort';
  button.dataset.sorts = nameOf(head);
  button.addEventListener('click', () => {
    const first = head.dataset.sort === 'descending' ? 'descending' : 'ascending';
    const other = first === 'ascending' ? 'descending' : 'ascending';
    const direction = head.getAttribute('aria-sort') === first ? other : first;
    sortBy(table, head, direction);
    writeState('sort', `${table.id}.${nameOf(head)}.${direction}`);
  });
  return button;
}

function sortBy(table: HTMLTableElement, head: HTMLTableCellElement, direction: Direction): void {
  for (const other of table.tHead?.rows[0]?.cells ?? []) other.removeAttribute('aria-sort');
  head.setAttribute('aria-sort', direction);
  for (const body of table.tBodies) sortRows(body, head.cellIndex, direction, document.documentElement.lang);
  showOrder(table);
}

/** Puts the sign of the order on each button of the column that the table is sorted by. */
function showOrder(table: HTMLTableElement): void {
  for (const head of table.tHead?.rows[0]?.cells ?? []) {
    const direction = head.getAttribute('aria-sort');
    for (const button of table.tHead?.querySelectorAll<HTMLElement>(`[data-sorts="${nameOf(head)}"]`) ?? []) {
      if (direction === null) delete button.dataset.direction;
      else button.dataset.direction = direction;
    }
  }
}
