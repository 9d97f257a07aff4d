import { expect, test } from 'vitest';
import { renderPage } from './render-page.tsx';

const assets = {
  site: 'assets/s.css',
  theme: 'assets/t.js',
  page: 'assets/p.js',
  match: 'assets/m.js',
  matchStyle: 'assets/m.css',
  verify: 'assets/v.js',
  live: 'assets/l.js',
  favicon: 'assets/f.svg',
  preview: 'assets/p.png',
};
const frame = { title: 'A ladder', baseUrl: null, assets };

test('a page is an HTML document in its language', () => {
  expect(renderPage({ kind: 'method' }, 'de', frame)).toMatch(/^<!doctype html>\n<html lang="de">/);
});

test('a page finds the files of the site from where it stands', () => {
  expect(renderPage({ kind: 'method' }, 'de', frame)).toContain('href="../../assets/s.css"');
});
