import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from './find-browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'bassadewitz-browser-'));
const chromium = join(folder, 'chromium');

beforeAll(() => {
  writeFileSync(chromium, '');
  chmodSync(chromium, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the browser that CHROME_PATH names comes first', () => {
  expect(findBrowser({ PATH: folder, CHROME_PATH: process.execPath })).toBe(process.execPath);
});

test('without it a usual name on the path is found', () => {
  expect(findBrowser({ PATH: `/nowhere:${folder}` })).toBe(chromium);
});

test('a CHROME_PATH that is not there is no browser, whatever else there is', () => {
  expect(findBrowser({ PATH: folder, CHROME_PATH: '/nowhere/chrome' })).toBeUndefined();
});
