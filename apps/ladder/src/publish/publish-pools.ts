import {
  type BotLink,
  type BotName,
  botDocument,
  botLink,
  inOrderOfTime,
  type LadderLink,
  type LoggedTournament,
  ladderDocument,
  ladderHeadToHead,
  ladderLink,
  type NameTable,
  Pool,
  type TournamentSummary,
} from '@bassadewitz/publication';
import type { PageInput } from '../pages/page-input.ts';
import type { Breath } from './breath.ts';
import { digestOf } from './identify.ts';
import type { SiteTree } from './site-tree.ts';
import type { Kept, WrittenState } from './state.ts';

/** A tournament of the site, whose log is read when a rating needs it. */
export interface PublishedTournament {
  /** Everything that its files depend on, as a hash. */
  readonly key: string;
  readonly summary: TournamentSummary;
  readonly log: () => LoggedTournament['log'];
}

export interface PoolSetting {
  readonly tree: SiteTree;
  readonly names: NameTable;
  readonly breath: Breath;
  readonly page: (input: PageInput) => void;
  /** Takes the pages of a folder over in all languages. */
  readonly keepPages: (folder: string) => void;
  /** Everything that all pages depend on. */
  readonly siteKey: string;
  readonly before: Pick<WrittenState, 'ladders' | 'bots'>;
}

/** A pool that is rated only if something of it is written. */
class LazyPool {
  readonly ladder: string;
  readonly rated: boolean;
  readonly key: string;
  readonly bots: ReadonlySet<string>;
  readonly #tournaments: readonly PublishedTournament[];
  readonly #names: NameTable;
  #pool: Pool | undefined;

  constructor(tournaments: readonly PublishedTournament[], names: NameTable) {
    const link = tournaments[0]?.summary.link as TournamentSummary['link'];
    this.ladder = link.ladder;
    this.rated = link.rated;
    this.#tournaments = tournaments;
    this.#names = names;
    const bots = tournaments.flatMap(({ summary }) => summary.bots.map((bot) => names.nameOf(bot)));
    this.bots = new Set(bots.map(({ key }) => key));
    this.key = digestOf(
      tournaments.map(({ key, summary }) => [key, summary.link]),
      bots,
    );
  }

  get pool(): Pool {
    this.#pool ??= new Pool(
      this.#tournaments.map(({ summary, log }) => ({ ...summary, log: log() })),
      this.#names,
    );
    return this.#pool;
  }
}

/** Writes the ladders and the bots' pages, those that nothing changed taken over from the old site. */
export async function publishPools(tournaments: readonly PublishedTournament[], setting: PoolSetting) {
  const { names } = setting;
  const inTime = inOrderOfTime(tournaments.map((one) => ({ ...one, link: one.summary.link })));
  const groups = new Map<string, PublishedTournament[]>();
  for (const tournament of inTime) {
    const { ladder, rated } = tournament.link;
    const name = `${ladder} ${rated}`;
    groups.set(name, [...(groups.get(name) ?? []), tournament]);
  }
  const pools = [...groups.values()].map((group) => new LazyPool(group, names));
  const ladders: Record<string, Kept<LadderLink>> = {};
  for (const pool of pools.filter(({ rated }) => rated)) {
    await setting.breath.take();
    ladders[pool.ladder] = ladder(pool, setting);
  }
  const all = names.all();
  const byKey = new Map(all.map((bot) => [bot.key, bot]));
  const summaries = inTime.map(({ summary }) => summary);
  const bots: Record<string, Kept<BotLink>> = {};
  for (const bot of all) {
    await setting.breath.take();
    bots[bot.key] = botPages(bot, pools, summaries, byKey, setting);
  }
  return { ladders, bots, summaries };
}

function ladder(lazy: LazyPool, { tree, page, keepPages, siteKey, before }: PoolSetting): Kept<LadderLink> {
  const key = digestOf(siteKey, lazy.key);
  const folder = `ladder/${lazy.ladder}`;
  const kept = before.ladders[lazy.ladder];
  if (kept?.key === key) {
    tree.keepFile(`data/v1/${folder}.json`);
    tree.keep(`data/v1/${folder}`);
    keepPages(folder);
    return kept;
  }
  const document = ladderDocument(lazy.pool);
  const table = ladderHeadToHead(lazy.pool);
  tree.json(`data/v1/${folder}.json`, document);
  tree.json(`data/v1/${folder}/head-to-head.json`, table);
  page({ kind: 'ladder', ladder: document });
  page({ kind: 'ladder-head-to-head', ladder: document, table });
  return { key, link: ladderLink(document) };
}

function botPages(
  bot: BotName,
  pools: readonly LazyPool[],
  summaries: readonly TournamentSummary[],
  byKey: ReadonlyMap<string, BotName>,
  { tree, names, page, keepPages, siteKey, before }: PoolSetting,
): Kept<BotLink> {
  const own = pools.filter(({ bots }) => bots.has(bot.key));
  const key = digestOf(
    siteKey,
    bot,
    own.map((pool) => pool.key),
  );
  const kept = before.bots[bot.key];
  if (kept?.key === key) {
    tree.keepFile(`data/v1/bot/${bot.key}.json`);
    keepPages(`bot/${bot.key}`);
    return kept;
  }
  const document = botDocument(
    bot,
    own.map(({ pool, rated }) => ({ pool, rated })),
    summaries,
    names,
  );
  tree.json(`data/v1/bot/${bot.key}.json`, document);
  page({ kind: 'bot', bot: document, names: byKey });
  return { key, link: botLink(document) };
}
