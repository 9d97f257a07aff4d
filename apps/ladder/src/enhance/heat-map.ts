import type { HeadToHeadDocument } from '@bassadewitz/publication';
import { LANGUAGES, type Language } from '../words/language.ts';
import { numbersOf } from '../words/numbers.ts';
import { readState, writeState } from './address-state.ts';

const HALF_WIDTH = 1.96;

interface Square {
  readonly row: number;
  readonly column: number;
}

/** Lets readers walk the heat map by pointer and by arrow keys and read the story of a pair, which stands in the address: `?pair=3.7`. */
export function heatMaps(): void {
  for (const map of document.querySelectorAll<HTMLElement>('.heat-map')) enhance(map);
}

function enhance(map: HTMLElement): void {
  const table = map.querySelector('table');
  const body = table?.tBodies[0];
  const panel = map.querySelector<HTMLElement>('.pair');
  if (table === null || body === undefined || panel === null) return;
  const pairs = loader(map.dataset.pairs ?? '');
  const cellAt = ({ row, column }: Square) => body.rows[row]?.cells[column + 1];
  let chosen: HTMLTableCellElement | undefined;
  let entry: HTMLTableCellElement | undefined;

  const choose = async (square: Square, focus: boolean) => {
    const cell = cellAt(square);
    if (cell === undefined || square.column < 0) return;
    chosen?.removeAttribute('aria-selected');
    entry?.removeAttribute('tabindex');
    chosen = cell;
    entry = cell;
    cell.setAttribute('aria-selected', 'true');
    cell.setAttribute('tabindex', '0');
    if (focus) cell.focus();
    writeState('pair', `${square.row}.${square.column}`);
    const document = await pairs();
    if (document !== undefined && chosen === cell) tell(panel, document, square);
  };
  const squareOf = (target: EventTarget | null): Square | undefined => {
    const cell = target instanceof Element ? target.closest('td') : null;
    const row = cell?.closest('tr');
    if (cell === null || row === null || row === undefined || row.parentElement !== body) return undefined;
    return { row: row.sectionRowIndex, column: cell.cellIndex - 1 };
  };

  table.setAttribute('role', 'grid');
  entry = cellAt({ row: 0, column: 1 });
  entry?.setAttribute('tabindex', '0');
  panel.hidden = false;
  table.addEventListener('click', (event) => {
    const square = squareOf(event.target);
    if (square !== undefined) void choose(square, true);
  });
  table.addEventListener('keydown', (event) => {
    const square = squareOf(event.target);
    const step = STEPS[event.key];
    if (square === undefined || step === undefined) return;
    event.preventDefault();
    void choose({ row: square.row + step[0], column: square.column + step[1] }, true);
  });
  const [row, column] = (readState('pair') ?? '').split('.').map(Number);
  if (row !== undefined && column !== undefined) void choose({ row, column }, false);
}

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Enter: [0, 0],
  ' ': [0, 0],
};

/** Downloads the numbers when somebody first asks for them. From a disk nothing can be downloaded: then there are none. */
function loader(address: string): () => Promise<HeadToHeadDocument | undefined> {
  let loading: Promise<HeadToHeadDocument | undefined> | undefined;
  return () => {
    loading ??= fetch(address)
      .then((response) => (response.ok ? (response.json() as Promise<HeadToHeadDocument>) : undefined))
      .catch(() => undefined);
    return loading;
  };
}

function tell(panel: HTMLElement, table: HeadToHeadDocument, { row, column }: Square): void {
  const [one, other] = [table.bots[row], table.bots[column]];
  if (one === undefined || other === undefined || row === column) return;
  const language = LANGUAGES.find((known) => known === document.documentElement.lang) ?? ('en' satisfies Language);
  const numbers = numbersOf(language);
  const at = (matrix: readonly (readonly (number | null)[])[]) => matrix[row]?.[column] ?? null;
  const [made, ahead, better, se, likely] = [
    at(table.made),
    at(table.ahead),
    at(table.better),
    at(table.se),
    at(table.likely),
  ];
  const texts: Readonly<Record<string, string | undefined>> = {
    one: one.name,
    other: other.name,
    made: made === null ? undefined : numbers.chips(made),
    ahead: ahead === null ? undefined : numbers.share(ahead),
    better:
      better === null
        ? undefined
        : `${numbers.chips(better)}${se === null ? '' : ` ± ${numbers.spread(HALF_WIDTH * se)}`}`,
    likely: likely === null ? undefined : numbers.likely(likely),
    boards: numbers.count(at(table.boards) ?? 0),
  };
  for (const slot of panel.querySelectorAll<HTMLElement>('[data-slot]')) {
    slot.textContent = texts[slot.dataset.slot ?? ''] ?? '–';
  }
  for (const part of panel.querySelectorAll<HTMLElement>('.pair-hint')) part.hidden = true;
  for (const part of panel.querySelectorAll<HTMLElement>('.pair-story')) part.hidden = false;
}
