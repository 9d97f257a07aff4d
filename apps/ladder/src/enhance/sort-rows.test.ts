import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { compareValues, sortRows } from './sort-rows.ts';

const TABLE = `<table><tbody>
  <tr><td data-value="2">2–3</td><td>Öl</td><td data-value=""></td></tr>
  <tr><td data-value="10">10</td><td>Zoe</td><td data-value="0.5">+0.50</td></tr>
  <tr><td data-value="-1">−1</td><td>alpha</td><td data-value="-0.5">−0.50</td></tr>
</tbody></table>`;

function sorted(column: number, direction: 'ascending' | 'descending', language = 'de'): (string | null)[] {
  const body = parseHTML(TABLE).document.querySelector('tbody') as unknown as HTMLTableSectionElement;
  // The parser knows no `rows` and `cells`.
  const rows = [...body.querySelectorAll('tr')].map((row) =>
    Object.assign(row, { cells: [...row.querySelectorAll('td')] }),
  );
  Object.assign(body, { rows });
  sortRows(body, column, direction, language);
  return [...body.querySelectorAll('tr')].map((row) => row.querySelector('td:nth-child(2)')?.textContent ?? null);
}

test('numbers are sorted as numbers, by their value and not by how they are written', () => {
  expect(sorted(0, 'ascending')).toEqual(['alpha', 'Öl', 'Zoe']);
  expect(sorted(0, 'descending')).toEqual(['Zoe', 'Öl', 'alpha']);
});

test('words are sorted as the language does', () => {
  expect(sorted(1, 'ascending', 'de')).toEqual(['alpha', 'Öl', 'Zoe']);
  expect(sorted(1, 'ascending', 'sv')).toEqual(['alpha', 'Zoe', 'Öl']);
});

test('what is empty stays behind in either direction', () => {
  expect(sorted(2, 'ascending')).toEqual(['alpha', 'Zoe', 'Öl']);
  expect(sorted(2, 'descending')).toEqual(['Zoe', 'alpha', 'Öl']);
});

test('equals stand as they were published, whatever the table was sorted by before', () => {
  const names = ['b', 'c', 'a'].map((name) => `<tr><td>${name}</td><td data-value="1"></td></tr>`).join('');
  const body = parseHTML(`<table><tbody>${names}</tbody></table>`).document.querySelector('tbody');
  const rows = [...(body?.querySelectorAll('tr') ?? [])].map((row) =>
    Object.assign(row, { cells: [...row.querySelectorAll('td')] }),
  );
  const table = Object.assign(body as unknown as HTMLTableSectionElement, { rows });
  sortRows(table, 0, 'ascending', 'en');
  sortRows(table, 1, 'descending', 'en');
  expect(table.textContent).toBe('bca');
});

test('numbers within words count', () => {
  expect(compareValues('Board 9', 'Board 10', 'ascending', 'en')).toBeLessThan(0);
});
