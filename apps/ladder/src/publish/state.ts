import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BotLink, type LadderLink, MatchLog, type TournamentSummary } from '@bassadewitz/publication';
import type { SiteTree } from './site-tree.ts';

/** Where a site keeps what the next publication need not find out again. Nothing in it is secret, and no page needs it. */
export const STATE_FOLDER = '.publication';
const VERSION = 1;

/** What is kept of a ladder or a bot: everything that its files depend on, as a hash, and what the list of the site says of it. */
export interface Kept<Link> {
  readonly key: string;
  readonly link: Link;
}

/** What is kept of one tournament. */
export interface KeptTournament {
  /** Everything that its files depend on, as a hash. */
  readonly key: string;
  readonly summary: TournamentSummary;
  readonly log: { readonly size: number; readonly endings: readonly string[] };
}

/** What is written at the end of a publication. */
export interface WrittenState {
  readonly tournaments: Readonly<Record<string, KeptTournament>>;
  readonly ladders: Readonly<Record<string, Kept<LadderLink>>>;
  readonly bots: Readonly<Record<string, Kept<BotLink>>>;
}

const NOTHING: WrittenState = { tournaments: {}, ladders: {}, bots: {} };

/** What the publication before left behind. */
export class State {
  readonly written: WrittenState;
  readonly #folder: string;

  private constructor(folder: string, written: WrittenState) {
    this.#folder = folder;
    this.written = written;
  }

  /** Of a site that there is; of none, or of one whose state cannot be read, an empty one: then everything is made anew. */
  static read(site: string): State {
    const folder = join(site, STATE_FOLDER);
    const path = join(folder, 'state.json');
    if (!existsSync(path)) return new State(folder, NOTHING);
    try {
      const { version, ...written } = JSON.parse(readFileSync(path, 'utf8')) as WrittenState & { version: number };
      return new State(folder, version === VERSION ? written : NOTHING);
    } catch {
      return new State(folder, NOTHING);
    }
  }

  kept(id: string): KeptTournament | undefined {
    return Object.hasOwn(this.written.tournaments, id) ? this.written.tournaments[id] : undefined;
  }

  logOf(id: string, { log }: KeptTournament): MatchLog {
    return MatchLog.read(readFileSync(join(this.#folder, `${id}.log`)), log.size, log.endings);
  }
}

/** Path of a tournament's log in the site. */
export function logPath(id: string): string {
  return `${STATE_FOLDER}/${id}.log`;
}

export function writeLog(tree: SiteTree, id: string, log: MatchLog): KeptTournament['log'] {
  const { columns, size, endings } = log.written();
  tree.write(logPath(id), Buffer.concat(columns));
  return { size, endings };
}

export function writeState(tree: SiteTree, written: WrittenState): void {
  tree.json(`${STATE_FOLDER}/state.json`, { version: VERSION, ...written });
}
