import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { ladderDocument } from '../testing/documents.ts';
import { frame } from '../testing/page-inputs.ts';
import { renderPage } from './render-page.tsx';

const documentOf = (language: 'en' | 'de' | 'sv', ladder = ladderDocument()) =>
  parseHTML(renderPage({ kind: 'ladder', ladder }, language, frame)).document;

const cells = (document: ReturnType<typeof documentOf>, row: number) =>
  [...document.querySelectorAll(`#standings tbody tr:nth-child(${row}) > *`)].map(({ textContent }) =>
    textContent?.replaceAll(/\s+/g, ' ').trim(),
  );

test('a row says place, bot, owner, version, chips, what separates it from the next, Elo, boards and faults', () => {
  expect(cells(documentOf('en'), 2)).toEqual([
    '2–3',
    'beta owner 1 1.0.0',
    'owner 1',
    '1.0.0',
    '0.00 ± 0.20',
    '',
    '72% likely better',
    '1500 ± 20',
    '24',
    '0',
  ]);
});

test('the same row in German and Swedish has the numbers of the language', () => {
  expect(cells(documentOf('de'), 1).slice(4, 8)).toEqual([
    '+0,50 ± 0,20',
    '',
    'zu über 99 % wahrscheinlich',
    '1550 ± 20',
  ]);
  expect(cells(documentOf('sv'), 1).slice(4, 8)).toEqual(['+0,50 ± 0,20', '', 'över 99 % troligt bättre', '1550 ± 20']);
});

test('a bot without an error shows a question mark, and one without a place a dash', () => {
  const document = documentOf('en');
  expect(cells(document, 3)[4]).toBe('−0.50 ± ?');
  expect(cells(document, 3)[9]).toBe('3');
  expect(cells(document, 4)[0]).toBe('–');
  expect(cells(document, 4)[1]).toContain('house bot');
});

test('where nobody is said to own a bot there is no column of owners', () => {
  const ladder = ladderDocument();
  const rows = ladder.rows.map(({ owner: _, ...row }) => row);
  const document = documentOf('en', { ...ladder, rows });
  expect(cells(document, 2).slice(0, 4)).toEqual(['2–3', 'beta 1.0.0', '1.0.0', '0.00 ± 0.20']);
  expect(document.querySelector('#standings th.owner')).toBeNull();
});

test('who leads is a sentence', () => {
  expect(documentOf('en').querySelector('.lead')?.textContent).toBe(
    'alpha leads. On a board against three average bots it makes +0.50 chips, give or take 0.20. It is over 99% likely to be truly stronger than beta, the next.',
  );
});

test('several that share the first place are all named', () => {
  const ladder = ladderDocument();
  const rows = ladder.rows.map((row) => (row.place === null ? row : { ...row, place: 1 }));
  expect(documentOf('de', { ...ladder, rows }).querySelector('.lead')?.textContent).toBe(
    'alpha, beta und gamma führen gemeinsam.',
  );
});

test('each kind of warning stands there once, with all bots that it is about', () => {
  const warnings = [...documentOf('en').querySelectorAll('.warnings li')].map(({ textContent }) => textContent);
  expect(warnings).toEqual(['Bots of one owner sat at one table: alpha and beta; beta and gamma']);
});

test('bots that never met the others have a table of their own', () => {
  const ladder = ladderDocument();
  const rows = ladder.rows.map((row, index) => (index < 2 ? row : { ...row, group: 1 }));
  const document = documentOf('en', { ...ladder, rows });
  expect(document.querySelectorAll('#standings tbody tr').length).toBe(2);
  expect(document.querySelectorAll('#standings-2 tbody tr').length).toBe(2);
});

test('the chart has a title, a description and the same numbers as a table', () => {
  const document = documentOf('en');
  for (const chart of document.querySelectorAll('svg.plot')) {
    expect(chart.getAttribute('role')).toBe('img');
    expect(chart.querySelector('title')?.textContent).toBe('Ratings over time');
    expect(chart.querySelector('desc')?.textContent?.length).toBeGreaterThan(20);
  }
  expect(document.querySelectorAll('svg.plot').length).toBe(2);
  expect(document.querySelectorAll('#history-table tbody tr').length).toBe(2);
});

test('a site whose address is known has whole addresses for link previews', () => {
  const html = renderPage({ kind: 'ladder', ladder: ladderDocument() }, 'sv', {
    ...frame,
    baseUrl: 'https://x.org/l/',
  });
  const { document } = parseHTML(html);
  const meta = (name: string) => document.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
  expect(meta('og:url')).toBe('https://x.org/l/sv/ladder/classic-1000ms-10000ms/index.html');
  expect(meta('og:image')).toBe('https://x.org/l/sv/ladder/classic-1000ms-10000ms/preview.png');
  expect(meta('og:title')).toContain('Klassiska regler');
  expect(meta('og:locale')).toBe('sv_SE');
});
