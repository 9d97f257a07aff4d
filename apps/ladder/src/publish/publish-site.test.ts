import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BoardsDocument, LadderDocument, SiteDocument, TournamentDocument } from '@bassadewitz/publication';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledgerOf } from '../testing/ledger.ts';
import type { LedgerSource } from './ledger-source.ts';
import { type PublishOptions, publishSite } from './publish-site.ts';

const home = mkdtempSync(join(tmpdir(), 'bassadewitz-publish-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

let count = 0;
const fresh = () => join(home, `site-${count++}`);
type Ledger = Awaited<ReturnType<typeof ledgerOf>>;
let [first, second]: Ledger[] = [];
beforeAll(async () => {
  first = await ledgerOf({ name: 'one', ended: '2026-01-01T00:00:00Z' });
  second = await ledgerOf({ name: 'two', ended: '2026-02-01T00:00:00Z', bots: [{ version: '2.0' }, { owner: 'Ada' }] });
});

async function publish(ledgers: readonly LedgerSource[], options: Partial<PublishOptions> = {}) {
  const out = options.out ?? fresh();
  return { out, summary: await publishSite({ title: 'A ladder', ...options, out, ledgers }) };
}

/** Every file of a site with its content. */
function filesOf(site: string): Map<string, string> {
  const files = globSync('**/*', { cwd: site, withFileTypes: true }).filter((entry) => entry.isFile());
  const state = globSync('.publication/*', { cwd: site }).map((path) => join(site, path));
  const paths = [...new Set([...files.map((entry) => join(entry.parentPath, entry.name)), ...state])].sort();
  return new Map(paths.map((path) => [path.slice(site.length + 1), readFileSync(path, 'latin1')]));
}

const json = <T>(site: string, path: string) => JSON.parse(readFileSync(join(site, 'data/v1', path), 'utf8')) as T;
const idOf = (ledger: Ledger | undefined) => ledger?.headHash.slice(0, 16) as string;
const both = () => [first as Ledger, second as Ledger];
const beside = (out: string) => readdirSync(home).filter((name) => name.includes(`.${out.split('/').at(-1)}.`));

/** A source of which it is known whether it was read. */
function watched(source: LedgerSource): LedgerSource & { readonly reads: () => number } {
  let reads = 0;
  const lines = () => {
    reads++;
    return source.lines();
  };
  return { ...source, lines, reads: () => reads };
}

describe('a site', () => {
  let site: string;
  beforeAll(async () => {
    site = (await publish(both(), { baseUrl: 'https://example.org/x/' })).out;
  });

  test('has the ledger as it is exported, byte for byte', () => {
    const text = readFileSync(join(site, 'data/v1/tournament', idOf(first), 'ledger.ndjson'), 'utf8');
    expect(text).toBe(`${first?.text.join('\n')}\n`);
  });

  test('has every record in the file of its board, with what a clock measured', () => {
    const document = json<TournamentDocument>(site, `tournament/${idOf(first)}/tournament.json`);
    const chunks = Array.from({ length: document.chunks }, (_, n) =>
      json<BoardsDocument>(site, `tournament/${idOf(first)}/boards/${n}.json`),
    );
    const played = (first?.text ?? []).flatMap((line) => JSON.parse(line).match ?? []);
    const shown = chunks.flatMap(({ records }) => records);
    expect([...shown].sort((a, b) => a.match - b.match)).toEqual(played);
    const boards = shown.map(({ board, replay }) => 4 * board + replay);
    expect(boards).toEqual([...boards].sort((a, b) => a - b));
    for (const { from, records } of chunks) {
      for (const { board } of records) expect(Math.floor(board / 16)).toBe(from / 16);
    }
    const [chunk] = chunks;
    const asked = [...(first?.sidecars() ?? [])].find(({ match }) => match === chunk?.records[0]?.match)?.thinking;
    expect(chunk?.thinkMs[0]?.flat().filter((ms) => ms !== null)).toHaveLength(asked?.length ?? -1);
  });

  test('says what the downloads weigh and what their hashes are', async () => {
    const { createHash } = await import('node:crypto');
    const document = json<TournamentDocument>(site, `tournament/${idOf(first)}/tournament.json`);
    expect(document.downloads.map(({ name }) => name)).toEqual(['ledger.ndjson', 'matches.csv']);
    for (const { name, bytes, sha256 } of document.downloads) {
      const content = readFileSync(join(site, 'data/v1/tournament', idOf(first), name));
      expect([content.length, createHash('sha256').update(content).digest('hex')]).toEqual([bytes, sha256]);
    }
    expect(document.lastHash).toBe(first?.lastHash);
    expect(document.verification?.checks.find(({ check }) => check === 'cards')?.times).toBeGreaterThan(0);
  });

  test('has a ladder of both tournaments, the latest first', () => {
    const { ladders, tournaments } = json<SiteDocument>(site, 'site.json');
    expect(tournaments.map(({ id }) => id)).toEqual([idOf(second), idOf(first)]);
    expect(ladders).toMatchObject([{ id: 'classic-1000ms-10000ms', tournaments: 2, matches: 120 }]);
    const ladder = json<LadderDocument>(site, 'ladder/classic-1000ms-10000ms.json');
    expect(ladder.rows.find(({ name }) => name === 'bot-0')?.version).toBe('2.0');
  });

  test('has a picture for previews of each ladder, tournament and bot, and each page names one that is there', () => {
    const pages = globSync('{en,de,sv}/**/*.html', { cwd: site });
    const named = pages.map((page) => {
      const html = readFileSync(join(site, page), 'utf8');
      return (
        /<meta property="og:image" content="https:\/\/example.org\/x\/([^"]+)"/.exec(html)?.[1] ?? `none in ${page}`
      );
    });
    const pictures = [...new Set(named)];
    expect(pictures.filter((path) => !existsSync(join(site, path)))).toEqual([]);
    // The site's own, in three languages a ladder and two tournaments, and one for each of the bots.
    const bots = readdirSync(join(site, 'en/bot'));
    expect(pictures.length).toBe(1 + 3 + 6 + bots.length);
    expect(pictures).toContain(`de/tournament/${idOf(first)}/preview.png`);
  });

  test('has each page in each language, a feed and a map', () => {
    for (const page of ['ladder/classic-1000ms-10000ms', 'bot/bot-2', `tournament/${idOf(first)}`, 'method']) {
      for (const language of ['en', 'de', 'sv']) {
        expect(readFileSync(join(site, language, page, 'index.html'), 'utf8')).toContain(`<html lang="${language}"`);
      }
    }
    expect(readFileSync(join(site, 'feed.atom'), 'utf8')).toContain('https://example.org/x/en/tournament/');
    expect(readFileSync(join(site, 'sitemap.txt'), 'utf8')).toContain(
      'https://example.org/x/en/bot/bot-2/index.html\n',
    );
    expect(readFileSync(join(site, '_headers'), 'utf8')).toContain("default-src 'none'");
  });

  test('loads nothing that is not there', () => {
    const html = globSync('**/*.html', { cwd: site });
    expect(html.length).toBeGreaterThan(30);
    for (const path of html) {
      for (const [, target = ''] of readFileSync(join(site, path), 'utf8').matchAll(/(?:src|href)="([^"#?]+)/g)) {
        if (/^(https?:|data:|mailto:)/.test(target)) continue;
        expect(existsSync(join(site, path, '..', decodeURI(target))), `${path} → ${target}`).toBe(true);
      }
    }
  });

  test('has links of its data that are pages', () => {
    const { bots } = json<SiteDocument>(site, 'site.json');
    expect(bots.map(({ key }) => key)).toEqual(['bot-0', 'bot-1--ada', 'bot-1--no-owner', 'bot-2', 'bot-3', 'bot-4']);
    for (const { key } of bots) expect(existsSync(join(site, 'data/v1/bot', `${key}.json`))).toBe(true);
  });
});

describe('publishing again', () => {
  test('gives the same bytes, whatever the order of the ledgers', async () => {
    const one = await publish(both());
    const other = await publish(both().reverse());
    expect(filesOf(other.out)).toEqual(filesOf(one.out));
    expect(beside(one.out)).toEqual([]);
  });

  test('reads no ledger that it knows, and the site is as if it were made anew', async () => {
    const { out } = await publish([first as Ledger]);
    const third = await ledgerOf({ name: 'three', ended: '2026-03-01T00:00:00Z' });
    const anew = filesOf((await publish([first as Ledger, third])).out);
    const [known, added] = [watched(first as Ledger), watched(third)];
    const { summary } = await publish([known, added], { out });
    expect(summary).toMatchObject({ tournaments: 2, read: 1, kept: 1 });
    expect([known.reads(), added.reads()]).toEqual([0, 2]);
    expect(filesOf(out)).toEqual(anew);
    const again = await publish([added, known], { out });
    expect(again.summary).toMatchObject({ read: 0, kept: 2 });
    expect([known.reads(), added.reads()]).toEqual([0, 2]);
    expect(filesOf(out)).toEqual(anew);
  });

  test('forgets a ledger that is no longer given', async () => {
    const { out } = await publish(both());
    await publish([second as Ledger], { out });
    expect(filesOf(out)).toEqual(filesOf((await publish([second as Ledger])).out));
  });

  test('makes everything anew for another title, and where what was kept cannot be read', async () => {
    const { out } = await publish(both());
    expect((await publish(both(), { out, title: 'Other' })).summary.read).toBe(2);
    writeFileSync(join(out, '.publication/state.json'), '{');
    await expect(publish(both(), { out, title: 'Other' })).resolves.toMatchObject({ summary: { read: 2 } });
  });

  test('a bot that takes the name of another changes the pages of the tournaments before', async () => {
    const third = await ledgerOf({ name: 'three', bots: [{}, {}, { name: 'BOT-2', owner: 'Mallory' }] });
    const { out } = await publish(both());
    expect((await publish([...both(), third], { out })).summary.read).toBe(3);
    expect(filesOf(out)).toEqual(filesOf((await publish([third, ...both()])).out));
  });
});

describe('a ledger that is not true', () => {
  test('is refused by name, and the site stays as it was', async () => {
    const { out } = await publish([first as Ledger]);
    const before = filesOf(out);
    const text = second?.text.map((line, at) => (at === 7 ? line.replace('"pool":0', '"pool":1') : line)) ?? [];
    const forged = { ...(second as Ledger), lines: () => text.map((line) => ({ text: line, torn: false })) };
    await expect(publish([first as Ledger, forged], { out })).rejects.toMatchObject({
      code: 'REFUTED',
      message: expect.stringMatching(/^ledger of two does not verify: line /),
    });
    expect(filesOf(out)).toEqual(before);
    expect(beside(out)).toEqual([]);
  });

  test('and one that was cut off', async () => {
    const lines = () => second?.text.map((text, at) => ({ text, torn: at === 9 })).slice(0, 10) ?? [];
    for (const trust of [true, false]) {
      await expect(publish([{ ...(second as Ledger), lines }], { trust })).rejects.toMatchObject({ code: 'REFUTED' });
    }
  });

  test('one that nobody checked is marked and on no ladder', async () => {
    const { out } = await publish(both(), { trust: true });
    const { ladders, tournaments } = json<SiteDocument>(out, 'site.json');
    expect(ladders).toEqual([]);
    expect(tournaments.map(({ unratedBecause }) => unratedBecause)).toEqual(['not-verified', 'not-verified']);
    expect(json<TournamentDocument>(out, `tournament/${idOf(first)}/tournament.json`).verification).toBeNull();
  });
});

describe('a tournament that is not over', () => {
  test('shows the boards alone whose replays are over, offers no ledger and tells no seed', async () => {
    const seed = 'a seed that nobody may know';
    const running = await ledgerOf({ seed, cutAt: 37 });
    const { out } = await publish([running]);
    const document = json<TournamentDocument>(out, `tournament/${idOf(running)}/tournament.json`);
    const played = running.text.flatMap((line) => (JSON.parse(line).match?.board as number | undefined) ?? []);
    const over = new Set(played.filter((board) => played.filter((other) => other === board).length === 4));
    expect(over.size).toBeLessThan(new Set(played).size);
    expect(document.link).toMatchObject({ complete: false, rated: false, boards: over.size, matches: 4 * over.size });
    expect(document.downloads).toEqual([]);
    expect(document.standings.matches).toBe(4 * over.size);
    const shown = json<BoardsDocument>(out, `tournament/${idOf(running)}/boards/0.json`).records;
    expect(new Set(shown.map(({ board }) => board))).toEqual(over);
    for (const [path, content] of filesOf(out)) {
      expect(content.includes(seed), path).toBe(false);
      expect(/spool|think-|ndjson$/.test(path), path).toBe(false);
    }
  });
});

describe('the folder', () => {
  test('of something else is not touched', async () => {
    const out = fresh();
    mkdirSync(out);
    writeFileSync(join(out, 'thesis.txt'), 'years of work');
    await expect(publish([first as Ledger], { out })).rejects.toMatchObject({
      code: 'NOT_A_SITE',
      message: expect.stringContaining('thesis.txt'),
    });
    expect(readdirSync(out)).toEqual(['thesis.txt']);
  });

  test('of a site that holds something else as well is not touched', async () => {
    const { out } = await publish([first as Ledger]);
    writeFileSync(join(out, 'CNAME'), 'example.org');
    await expect(publish([first as Ledger], { out })).rejects.toMatchObject({
      code: 'NOT_A_SITE',
      message: expect.stringContaining('CNAME'),
    });
    expect(existsSync(join(out, 'CNAME'))).toBe(true);
  });

  test('may be empty, or a file that is named', async () => {
    const out = fresh();
    mkdirSync(out);
    await publish([first as Ledger], { out });
    const file = fresh();
    writeFileSync(file, '');
    await expect(publish([first as Ledger], { out: file })).rejects.toMatchObject({ code: 'NOT_A_SITE' });
  });

  test('in which somebody publishes is left to them; a lock of a process that is gone bars nobody', async () => {
    const out = fresh();
    const path = join(home, `.${out.split('/').at(-1)}.lock`);
    writeFileSync(path, String(process.pid));
    await expect(publish([first as Ledger], { out })).rejects.toMatchObject({ code: 'BUSY' });
    writeFileSync(path, '999999999');
    await publish([first as Ledger], { out });
    expect(existsSync(path)).toBe(false);
  });

  test('that a power cut left between two sites is put right', async () => {
    const { out } = await publish([first as Ledger]);
    const before = filesOf(out);
    const old = join(home, `.${out.split('/').at(-1)}.old`);
    cpSync(out, old, { recursive: true });
    rmSync(out, { recursive: true });
    const stop = AbortSignal.abort();
    await expect(publish([second as Ledger], { out, signal: stop })).rejects.toMatchObject({ code: 'STOPPED' });
    expect(filesOf(out)).toEqual(before);
  });
});

describe('the same tournament twice', () => {
  test('counts once', async () => {
    const { out, summary } = await publish([{ ...(first as Ledger), ended: null }, first as Ledger]);
    expect(summary.tournaments).toBe(1);
    expect(json<SiteDocument>(out, 'site.json').tournaments[0]?.ended).toBe('2026-01-01T00:00:00Z');
  });

  test('over and not over is refused by name', async () => {
    const running = { ...(await ledgerOf({ name: 'one', cutAt: 20 })), name: 'the other' };
    await expect(publish([first as Ledger, running])).rejects.toMatchObject({
      code: 'SAME_TOURNAMENT',
      message: expect.stringContaining('ledger of one and the other'),
    });
  });
});
