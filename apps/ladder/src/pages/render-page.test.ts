import { expect, test } from 'vitest';
import { renderPage } from './render-page.tsx';

const frame = { title: 'A ladder', assets: { site: 'assets/s.css', theme: 'assets/t.js', page: 'assets/p.js' } };

test('a page is an HTML document in its language', () => {
  expect(renderPage({ kind: 'home' }, 'de', frame)).toMatch(/^<!doctype html>\n<html lang="de">/);
});
