import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { numbersOf } from '../words/numbers.ts';
import { ratingsHistory } from './ratings-history.ts';

const history = (names: readonly string[]) =>
  ratingsHistory({
    id: 'chart',
    title: 'Ratings <over> time',
    description: 'Each & every',
    axis: 'Chips',
    along: 'Rounds',
    numbers: numbersOf('en'),
    lines: names.map((name, index) => ({
      name,
      points: [1, 2, 3].map((x) => ({ x, chips: { value: index / 10, se: x === 1 ? null : 0.1 } })),
    })),
  });

test('a chart has no style that the policy of the pages would refuse', () => {
  const html = history(['a', 'b']);
  expect(html).not.toMatch(/<style|style=|url\(|javascript:/);
});

test('a chart says what it is, and its text is escaped', () => {
  const { document } = parseHTML(history(['<script>alert(1)</script>']));
  expect(document.querySelector('title')?.textContent).toBe('Ratings <over> time');
  expect(document.querySelector('desc')?.textContent).toBe('Each & every');
  expect(document.querySelectorAll('script').length).toBe(0);
  expect(document.documentElement.textContent).toContain('<script>');
});

test('eight lines have names and colours, the others are there in grey', () => {
  const names = Array.from({ length: 10 }, (_, index) => `bot${index}`);
  const { document } = parseHTML(history(names));
  const wide = document.querySelector('.wide-only');
  const texts = [...(wide?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent);
  expect(names.filter((name) => texts.includes(name))).toEqual(names.slice(0, 8));
  expect(wide?.innerHTML.match(/stroke="var\(--series-\d\)"/g)?.length).toBe(16);
  expect(wide?.querySelectorAll('[stroke="var(--rule-strong)"] path, path[stroke="var(--rule-strong)"]').length).toBe(
    2,
  );
});

test('the same history gives the same drawing', () => {
  expect(history(['a', 'b'])).toBe(history(['a', 'b']));
});
