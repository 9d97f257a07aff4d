import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Head, MatchRecord } from '@bassadewitz/ledger';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { HOSTILE_BOTS } from './hostile-bots.ts';
import { type StaticServer, serveFolder } from './static-server.ts';
import { command, play, readLedger, renameBots } from './tournaments.ts';

/** A tournament on the site, as its ledger tells it. */
export interface Played {
  readonly id: string;
  readonly head: Head;
  readonly records: readonly MatchRecord[];
  readonly lines: readonly string[];
}

/** A published site, a browser, and what is true about them. */
export interface Stage {
  readonly server: StaticServer;
  readonly folder: string;
  /** By rule set. The classic one has names that mean harm, faults and stand-ins; the easy one has 300 boards, so that its ratings have errors. */
  readonly tournaments: Readonly<Record<'classic' | 'easy' | 'swedish', Played>>;
  readonly ladders: readonly string[];
  readonly bots: readonly string[];
  open(options?: BrowserContextOptions): Promise<Visit>;
  close(): Promise<void>;
}

/** A page in a browser of its own, and all that went wrong in it. */
export interface Visit {
  readonly page: Page;
  /** Errors, warnings and refusals of the policy that the page's console showed. */
  readonly complaints: string[];
  go(path: string): Promise<void>;
  close(): Promise<void>;
}

/** Plays tournaments, publishes them and starts a browser. */
export async function setStage(browserPath: string): Promise<Stage> {
  const home = mkdtempSync(join(tmpdir(), 'bassadewitz-site-'));
  const runs = join(home, 'runs');
  const ledgers = join(home, 'ledgers');
  mkdirSync(runs);
  mkdirSync(ledgers);
  await Promise.all([
    play(join(runs, 'classic'), 'classic', { seed: '5eed'.repeat(16), hopeless: true }),
    play(join(runs, 'easy'), 'easy', { boards: 300 }),
    play(join(runs, 'swedish'), 'swedish', {}),
  ]);
  const harmful = join(ledgers, 'classic.ndjson');
  renameBots(join(runs, 'classic', 'ledger.ndjson'), harmful, (bot, index) => ({ ...bot, ...HOSTILE_BOTS[index] }));
  const folder = join(home, 'site');
  await command([
    'publish',
    harmful,
    join(runs, 'easy'),
    join(runs, 'swedish'),
    '--out',
    folder,
    '--title',
    'Test <ladder>',
  ]);
  const [server, browser] = await Promise.all([serveFolder(folder), launch(browserPath)]);
  const ids = readdirSync(join(folder, 'data/v1/tournament'));
  const played = ids.map((id) => ({ id, ...readLedger(join(folder, 'data/v1/tournament', id, 'ledger.ndjson')) }));
  const of = (rules: string) => {
    const found = played.find(({ head }) => head.ruleSet === rules);
    if (found === undefined) throw new Error(`no tournament of the rules ${rules} was published`);
    return found;
  };
  return {
    server,
    folder,
    tournaments: { classic: of('classic'), easy: of('easy'), swedish: of('swedish') },
    ladders: readdirSync(join(folder, 'en/ladder')),
    bots: readdirSync(join(folder, 'en/bot')),
    open: (options) => visit(browser, server, options),
    close: async () => {
      await browser.close();
      server.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function launch(executablePath: string): Promise<Browser> {
  // Whoever is root, as in a container, has no sandbox.
  return chromium.launch({ executablePath, timeout: 60_000, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
}

async function visit(browser: Browser, server: StaticServer, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  // Much less than a test may take, so that it is said what was waited for.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return {
    page,
    complaints,
    go: async (path) => {
      await page.goto(server.base + path);
    },
    close: () => context.close(),
  };
}
