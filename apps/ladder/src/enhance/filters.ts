import { readState, writeState } from './address-state.ts';
import { filterEntries } from './filter-rows.ts';

/** With fewer entries than this nobody needs to search. */
const MANY = 8;

/** Puts a search field above tables and lists of bots. What is searched for stands in the address: `?find=…`. */
export function filters(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-filter-tables], [data-filter-list]')) {
    const entries = [...place.querySelectorAll<HTMLElement>('tbody > tr, :scope > li')];
    if (entries.length < MANY) continue;
    addField(place, entries);
  }
}

function addField(place: HTMLElement, entries: readonly HTMLElement[]): void {
  const { filterTables, filterList, filtered = '', nothing = '' } = place.dataset;
  const label = document.createElement('label');
  const input = document.createElement('input');
  const output = document.createElement('output');
  const field = document.createElement('div');
  field.className = 'filter';
  input.type = 'search';
  input.autocomplete = 'off';
  input.spellcheck = false;
  input.id = `find-${document.querySelectorAll('.filter').length}`;
  label.htmlFor = input.id;
  label.append(filterTables ?? filterList ?? '');
  field.append(label, input, output);
  if (filterTables === undefined) place.before(field);
  else place.prepend(field);
  const numbers = new Intl.NumberFormat(document.documentElement.lang);
  const apply = () => {
    const shown = filterEntries(entries, input.value);
    output.textContent =
      input.value.trim() === ''
        ? ''
        : shown === 0
          ? nothing
          : filtered.replace('{shown}', numbers.format(shown)).replace('{all}', numbers.format(entries.length));
  };
  input.addEventListener('input', () => {
    apply();
    writeState('find', input.value.trim());
  });
  input.value = readState('find') ?? '';
  if (input.value !== '') apply();
}
