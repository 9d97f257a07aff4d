import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HeadToHeadDocument, LadderDocument, LadderRow } from '@bassadewitz/publication';
import type { Assets } from '../pages/frame.ts';
import { renderPage } from '../pages/render-page.tsx';

/** Writes the page of a ladder of many bots into a site, made of a true one; returns its address below the language. */
export function writeLargeLadder(site: string, id: string, bots: number, groups = 1): string {
  const small = JSON.parse(readFileSync(join(site, 'data/v1/ladder', `${id}.json`), 'utf8')) as LadderDocument;
  const name = `of-${bots}${groups === 1 ? '' : `-in-${groups}`}`;
  const [first] = small.rows as [LadderRow];
  const rows = Array.from({ length: bots }, (_, at): LadderRow => {
    const chips = { value: 2 - (4 * at) / bots, se: 0.05 + (at % 7) / 100 };
    const named = { key: `bot-${at}`, name: `bot-with-a-name-${at}`, owner: `Göran ${1000 - at}` };
    const version = `1.${at % 12}`;
    const group = at % groups;
    const place = { group, place: at + 1, band: [Math.max(1, at - 2), Math.min(bots, at + 3)] as const };
    return {
      ...first,
      ...named,
      ...place,
      version,
      chips,
      elo: { value: 1800 - 2 * at, se: 12 },
      betterThanNext: 0.7,
      boards: 1000 + at,
    };
  });
  const moment = (tournament: string) => ({
    tournament,
    ended: null,
    rows: rows.map(({ key, chips }) => ({ bot: key, chips })),
  });
  const history = Array.from({ length: 10 }, (_, at) => moment(`t${at}`));
  const ladder: LadderDocument = { ...small, id: name, rows, history, warnings: [] };
  const page = renderPage({ kind: 'ladder', ladder }, 'en', { title: 'Large', baseUrl: null, assets: assetsOf(site) });
  mkdirSync(join(site, `en/ladder/${name}`), { recursive: true });
  writeFileSync(join(site, `en/ladder/${name}/index.html`), page);
  return `ladder/${name}/index.html`;
}

/** Writes the page on which many bots of a ladder stand against each other; returns its address below the language. */
export function writeLargeHeadToHead(site: string, id: string, bots: number): string {
  const small = JSON.parse(readFileSync(join(site, 'data/v1/ladder', `${id}.json`), 'utf8')) as LadderDocument;
  const name = `square-of-${bots}`;
  const all = Array.from({ length: bots }, (_, at) => at);
  const square = <T>(of: (a: number, b: number) => T) => all.map((a) => all.map((b) => of(a, b)));
  const table: HeadToHeadDocument = {
    format: 'bassadewitz-head-to-head',
    version: 1,
    bots: all.map((at) => ({ key: `bot-${at}`, name: `bot-with-a-name-${at}`, similar: false, version: '1.0' })),
    boards: square(() => 12),
    made: square((a, b) => (a === b ? null : (b - a) / bots)),
    ahead: square((a, b) => (a === b ? null : 0.5)),
    better: square((a, b) => b - a),
    se: square(() => 0.2),
    likely: square(() => 0.5),
  };
  const input = { kind: 'ladder-head-to-head', ladder: { ...small, id: name }, table } as const;
  const page = renderPage(input, 'en', { title: 'Large', baseUrl: null, assets: assetsOf(site) });
  mkdirSync(join(site, `en/ladder/${name}/head-to-head`), { recursive: true });
  writeFileSync(join(site, `en/ladder/${name}/head-to-head/index.html`), page);
  return `ladder/${name}/head-to-head/index.html`;
}

/** What was built for the browser, under the names that it has in this site. */
function assetsOf(site: string): Assets {
  const files = readdirSync(join(site, 'assets'));
  const built = (name: string, kind: string) =>
    `assets/${files.find((file) => file.startsWith(`${name}-`) && file.endsWith(kind))}`;
  return {
    site: built('site', '.css'),
    theme: built('theme', '.js'),
    page: built('page', '.js'),
    match: built('match', '.js'),
    matchStyle: built('matchStyle', '.css'),
    verify: built('verify', '.js'),
    live: built('live', '.js'),
    favicon: 'assets/favicon.svg',
    preview: 'assets/preview.png',
  };
}
