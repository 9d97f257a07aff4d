import { keepState } from './address-state.ts';
import { filters } from './filters.ts';
import { heatMaps } from './heat-map.ts';
import { sortableTables } from './sortable-tables.ts';

// All that it does the pages can do without: they are complete before it runs.
sortableTables();
filters();
heatMaps();
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
  link.addEventListener('pointerdown', () => keepState(link));
  link.addEventListener('focus', () => keepState(link));
}
