import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { frame } from '../testing/page-inputs.ts';
import { tournamentDocument } from '../testing/tournament.ts';
import { renderPage } from './render-page.tsx';

const documentOf = (tournament = tournamentDocument()) =>
  parseHTML(renderPage({ kind: 'tournament', tournament }, 'en', frame)).document;

const rowsOf = (document: ReturnType<typeof documentOf>, table: string) =>
  [...document.querySelectorAll(`#${table} tbody tr`)].map((row) =>
    [...row.children].map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ').trim()),
  );

test('a tournament without a title gets one from what is known of it', () => {
  expect(documentOf().querySelector('h1')?.textContent).toBe('Tournament of 4 bots, Classic rules, 3 May 2026');
});

test('a title that the organiser gave is the title', () => {
  const whole = tournamentDocument();
  const document = documentOf({ ...whole, link: { ...whole.link, title: 'Spring cup' } });
  expect(document.querySelector('h1')?.textContent).toBe('Spring cup');
  expect(document.title).toBe('Spring cup · A ladder');
});

test('the balance is judged from the counts', () => {
  expect(rowsOf(documentOf(), 'balance-table')).toEqual([
    ['each bot plays', '4', '4', 'equal'],
    ['each two bots meet', '4', '5', 'equal but for one'],
    ['each bot sits in each seat', '4', '4', 'equal'],
    ['each two sit in each two seats', '0', '4', 'uneven'],
    ['each has each other on its left', '4', '4', 'equal'],
  ]);
});

test('decisions stand with whom they met and why', () => {
  expect(rowsOf(documentOf(), 'decision-table')).toEqual([
    ['48', 'benched', 'gamma', 'twenty matches in a row'],
    ['96', 'board does not count', 'Board 7', 'the power failed'],
  ]);
});

test('conduct says what failed and what it cost', () => {
  const gamma = rowsOf(documentOf(), 'conduct-table')[2];
  expect(gamma?.[0]).toBe('gamma9 × garbled · 3 matches finished by a stand-in · 0.25 chips a board taken off for it');
  expect(gamma?.slice(1, 3)).toEqual(['9', '3']);
});

test('commitment, seed and the island that verifies are there when it is over', () => {
  const document = documentOf();
  const codes = [...document.querySelectorAll('.hashes code')].map(({ textContent }) => textContent?.[0]);
  expect(codes).toEqual(['c', 'a', '5', 'b']);
  expect(document.querySelector('#verify-island')?.getAttribute('data-ledger')).toBe(
    '../../../data/v1/tournament/0123456789abcdef/ledger.ndjson',
  );
});

test('while it is in play there is progress, and neither seed nor downloads nor verdicts', () => {
  const whole = tournamentDocument();
  const document = documentOf({
    ...whole,
    link: { ...whole.link, complete: false, rated: false, unratedBecause: 'incomplete', matches: 40, ended: null },
    foot: null,
    lastHash: null,
    balance: null,
    downloads: [],
  });
  expect(document.querySelector('progress')?.getAttribute('value')).toBe('40');
  expect(document.querySelector('.badge')?.textContent).toBe('in play');
  expect(document.querySelector('#verify-island')).toBe(null);
  expect(document.querySelector('#seed')?.parentElement?.textContent).toContain('stays secret');
  expect(document.querySelectorAll('#download-table, #balance-table').length).toBe(0);
});

test('the downloads are the ledger, tables for a spreadsheet, and what the page shows as JSON', () => {
  const whole = tournamentDocument();
  const folder = '../../../data/v1/tournament/0123456789abcdef/';
  const linksIn = (document: ReturnType<typeof documentOf>) =>
    [...document.querySelectorAll('#download-table a')].map((link) => link.getAttribute('href'));
  expect(linksIn(documentOf(whole))).toEqual(
    [...whole.downloads.map(({ name }) => name), 'tournament.json'].map((name) => folder + name),
  );
});
