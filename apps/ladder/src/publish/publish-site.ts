import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { atomFeed, NameTable, siteDocument } from '@bassadewitz/publication';
import type { Frame } from '../pages/frame.ts';
import type { PageInput } from '../pages/page-input.ts';
import { fileOf } from '../pages/paths.ts';
import { previewPath } from '../pages/preview-path.ts';
import { renderPage } from '../pages/render-page.tsx';
import { loadPainter } from '../previews/painter.ts';
import { previewOf } from '../previews/preview.ts';
import { previewSvg } from '../previews/preview-svg.tsx';
import { LANGUAGES } from '../words/language.ts';
import { copyAssets } from './assets.ts';
import { Breath } from './breath.ts';
import { digestOf, type IdentifiedLedger, identified } from './identify.ts';
import type { LedgerSource } from './ledger-source.ts';
import { lock } from './lock.ts';
import { programDigest } from './program-digest.ts';
import { PublishError } from './publish-error.ts';
import { type PublishedTournament, publishPools } from './publish-pools.ts';
import { publishTournament } from './publish-tournament.ts';
import { SiteTree } from './site-tree.ts';
import { headersFile, robotsFile, sitemap } from './small-files.ts';
import { type KeptTournament, logPath, STATE_FOLDER, State, writeState } from './state.ts';
import { beside, swap, tidy } from './swap.ts';

export interface PublishOptions {
  readonly ledgers: readonly LedgerSource[];
  /** The folder of the site. It is made where there is none; what it holds must be a site. */
  readonly out: string;
  readonly title: string;
  /** Where the site will stand, ending in a slash; without it there is no feed and no sitemap. */
  readonly baseUrl?: string;
  /** Leave out the check of the ledgers; their tournaments are marked, and not rated. */
  readonly trust?: boolean;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: PublishProgress) => void;
}

export interface PublishProgress {
  readonly doing: 'tournament' | 'ladders' | 'swap';
  /** The ledger at hand, by its name. */
  readonly name: string;
  readonly matches: number;
  /** Undefined where nobody knows. */
  readonly of: number | undefined;
}

/** What was published. */
export interface PublishSummary {
  readonly out: string;
  readonly tournaments: number;
  readonly ladders: number;
  readonly bots: number;
  /** Tournaments whose ledger was read, and those that were taken over from the site that was there. */
  readonly read: number;
  readonly kept: number;
  readonly files: { readonly written: number; readonly kept: number };
}

/**
 * Publishes ledgers as a site. The same ledgers give the same bytes. What was published before and has not changed is taken over; the
 * new site grows beside the old one and takes its place as a whole, so that no reader ever sees a half of it.
 *
 * @throws PublishError; the old site is then as it was
 */
export async function publishSite(options: PublishOptions): Promise<PublishSummary> {
  const out = resolve(options.out);
  refuseStrangers(out);
  makeParent(out);
  const { lock: lockPath, fresh } = beside(out);
  const unlock = lock(lockPath, out);
  try {
    tidy(out);
    const before = State.read(out);
    refuseStrangers(out);
    const tree = new SiteTree(fresh, out);
    try {
      const breath = new Breath(options.signal);
      const counts = await writeSite(tree, options, before, breath);
      await tree.settle();
      breath.check();
      options.onProgress?.({ doing: 'swap', name: '', matches: 0, of: undefined });
      await swap(out);
      return { out, ...counts, files: tree.counts };
    } catch (error) {
      rmSync(fresh, { recursive: true, force: true });
      throw error;
    }
  } finally {
    unlock();
  }
}

async function writeSite(tree: SiteTree, options: PublishOptions, before: State, breath: Breath) {
  const { title, baseUrl = null, trust = false, onProgress } = options;
  const ledgers = identified(options.ledgers);
  const names = new NameTable(ledgers.flatMap(({ source }) => source.head.bots));
  const frame: Frame = { title, baseUrl, assets: copyAssets(tree) };
  const siteKey = digestOf(programDigest(), title, baseUrl);
  // Pictures for previews are named by their whole address, so without a base nobody finds them.
  const paint = baseUrl === null ? undefined : await loadPainter();
  const page = (input: PageInput) => {
    for (const language of LANGUAGES) {
      tree.write(fileOf(input, language), renderPage(input, language, frame));
      const [path, preview] = [previewPath(input, language), previewOf(input, language, frame)];
      if (paint === undefined || path === undefined || preview === undefined) continue;
      tree.write(path, paint(previewSvg(preview)));
    }
  };
  const keepPages = (folder: string) => {
    for (const language of LANGUAGES) tree.keep(`${language}/${folder}`);
  };

  const kept: Record<string, KeptTournament> = {};
  const published: PublishedTournament[] = [];
  let read = 0;
  for (const ledger of ledgers) {
    const key = keyOf(ledger, siteKey, trust, names);
    const known = before.kept(ledger.id);
    if (key !== undefined && known?.key === key) {
      keepTournament(tree, ledger.id, keepPages);
      kept[ledger.id] = known;
      const log = () => before.logOf(ledger.id, known);
      published.push({ key, summary: known.summary, log });
      continue;
    }
    read++;
    let matches = 0;
    const { name, matches: of } = ledger.source;
    const onMatches = (count: number) => {
      matches += count;
      if (matches % 1000 === 0) onProgress?.({ doing: 'tournament', name, matches, of });
    };
    onProgress?.({ doing: 'tournament', name, matches, of });
    const setting = { tree, names, trust, breath, page, onMatches };
    const { log, ...rest } = await publishTournament(ledger, key ?? '', setting);
    kept[ledger.id] = { ...rest, log: { size: log.size, endings: log.endings } };
    // What was not known before it was read is known now; nothing can be taken over from it next time.
    published.push({ key: key ?? digestOf(rest.summary), summary: rest.summary, log: () => log.read() });
  }

  onProgress?.({ doing: 'ladders', name: '', matches: 0, of: undefined });
  const { ladders, bots, summaries } = await publishPools(published, {
    ...{ tree, names, breath, page, keepPages, siteKey },
    before: before.written,
  });
  const links = <L>(from: Readonly<Record<string, { readonly link: L }>>) =>
    Object.values(from).map(({ link }) => link);
  const site = siteDocument(
    { title, baseUrl },
    links(ladders),
    summaries.map(({ link }) => link),
    links(bots),
  );
  tree.json('data/v1/site.json', site);
  page({ kind: 'home', site });
  tree.write('index.html', renderPage({ kind: 'home', site, atRoot: true }, 'en', frame));
  page({ kind: 'method' });
  copySchemas(tree);
  tree.write('_headers', headersFile());
  tree.write('robots.txt', robotsFile(site));
  if (baseUrl !== null) {
    tree.write('feed.atom', atomFeed(site, baseUrl));
    tree.write('sitemap.txt', sitemap(site, baseUrl));
  }
  writeState(tree, { tournaments: kept, ladders, bots });
  const counted = { tournaments: ledgers.length, ladders: Object.keys(ladders).length, bots: Object.keys(bots).length };
  return { ...counted, read, kept: ledgers.length - read };
}

/** Everything that a tournament's files depend on; undefined where only reading the ledger tells. */
function keyOf(
  { id, source }: IdentifiedLedger,
  siteKey: string,
  trust: boolean,
  names: NameTable,
): string | undefined {
  const { lastHash, headHash, began, ended, title, head, foot } = source;
  if (lastHash === undefined || foot === null) return undefined;
  const bots = head.bots.map((bot) => names.nameOf(bot));
  return digestOf(siteKey, id, headHash, lastHash, began, ended, title, trust, source.measured, bots);
}

function keepTournament(tree: SiteTree, id: string, keepPages: (folder: string) => void): void {
  tree.keep(`data/v1/tournament/${id}`);
  keepPages(`tournament/${id}`);
  tree.keepFile(logPath(id));
}

function copySchemas(tree: SiteTree): void {
  const require = createRequire(import.meta.url);
  const folder = join(dirname(require.resolve('@bassadewitz/publication/package.json')), 'schemas');
  for (const name of readdirSync(folder)) tree.copy(join(folder, name), `data/v1/schemas/${name}`);
}

function makeParent(out: string): void {
  try {
    makeFolders(dirname(out));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new PublishError('FILES', `cannot make the folder ${dirname(out)}: ${code}`, { cause: error });
  }
}

/** Makes a folder and those above it that are missing. Node's own recursive form never returns for a folder below /proc. */
function makeFolders(path: string): void {
  if (existsSync(path)) return;
  makeFolders(dirname(path));
  mkdirSync(path);
}

/** What a site has at its root. */
const TOP: readonly string[] = [
  ...['index.html', 'data', 'assets', ...LANGUAGES],
  ...['_headers', 'robots.txt', 'feed.atom', 'sitemap.txt', STATE_FOLDER],
];

/** Nothing that is not a site's is ever removed. @throws PublishError NOT_A_SITE */
function refuseStrangers(out: string): void {
  if (!existsSync(out)) return;
  const advice = 'give a folder of its own, which need not exist';
  let found: string[];
  try {
    found = readdirSync(out);
  } catch {
    throw new PublishError('NOT_A_SITE', `${out} is no folder; ${advice}`);
  }
  if (found.length === 0) {
    rmSync(out, { recursive: true });
    return;
  }
  const site = join(out, 'data', 'v1', 'site.json');
  if (!existsSync(site) || !readFileSync(site, 'utf8').startsWith('{"format":"bassadewitz-site"')) {
    throw new PublishError('NOT_A_SITE', `${out} holds something else than a site (${found.sort()[0]}); ${advice}`);
  }
  const stranger = found.sort().find((name) => !TOP.includes(name));
  if (stranger !== undefined) {
    throw new PublishError(
      'NOT_A_SITE',
      `${join(basename(out), stranger)} is no part of the site and would be lost; move it elsewhere, or give another folder`,
    );
  }
}
