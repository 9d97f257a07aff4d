import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { filterEntries, searchable } from './filter-rows.ts';

const LIST = `<ul><li data-search="counter Göran Ek"></li><li>low</li><li>Eichel-Ober</li></ul>`;

function shown(query: string): { count: number; left: number[] } {
  const entries = [...parseHTML(LIST).document.querySelectorAll('li')] as unknown as HTMLElement[];
  const count = filterEntries(entries, query);
  return { count, left: entries.flatMap((entry, index) => (entry.hidden ? [] : [index])) };
}

test('a search finds without case and accents', () => {
  expect(searchable(' GÖRAN ')).toBe('goran');
  expect(shown('goran')).toEqual({ count: 1, left: [0] });
  expect(shown('OBER')).toEqual({ count: 1, left: [2] });
});

test('all words must be there, in any order', () => {
  expect(shown('ek coun')).toEqual({ count: 1, left: [0] });
  expect(shown('ek low')).toEqual({ count: 0, left: [] });
});

test('an empty search shows all', () => {
  expect(shown('  ')).toEqual({ count: 3, left: [0, 1, 2] });
});
