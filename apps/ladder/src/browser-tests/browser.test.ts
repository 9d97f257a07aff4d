import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser, NO_BROWSER } from './find-browser.ts';
import { type Stage, setStage } from './stage.ts';
import { boardSuite } from './suites/board.ts';
import { hostileSuite } from './suites/hostile.ts';
import { keyboardSuite } from './suites/keyboard.ts';
import { liveSuite } from './suites/live.ts';
import { looksSuite } from './suites/looks.ts';
import { pagesSuite } from './suites/pages.ts';
import { printSuite } from './suites/print.ts';
import { replaySuite } from './suites/replay.ts';
import { scriptlessSuite } from './suites/scriptless.ts';
import { speedSuite } from './suites/speed.ts';
import { tablesSuite } from './suites/tables.ts';
import { verifySuite } from './suites/verify.ts';

const browser = findBrowser();
const isNeeded = process.env.CI === 'true';

test.runIf(browser === undefined)('a browser is on the machine', (context) => {
  console.warn(NO_BROWSER);
  // A newcomer without a browser can still run everything else; where results are relied on, a missing browser is a failure.
  if (!isNeeded) context.skip();
  expect.fail(NO_BROWSER);
});

/** One site and one browser for all: what takes time is done once. */
describe.runIf(browser !== undefined)('in a browser', () => {
  let stage: Stage;
  const get = () => stage;
  beforeAll(async () => {
    stage = await setStage(browser as string);
  });
  afterAll(() => stage?.close());

  pagesSuite(get);
  replaySuite(get);
  boardSuite(get);
  keyboardSuite(get);
  verifySuite(get);
  hostileSuite(get);
  scriptlessSuite(get);
  looksSuite(get);
  printSuite(get);
  liveSuite(get);
  tablesSuite(get);
  speedSuite(get);
});
