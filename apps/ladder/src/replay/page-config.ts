import type { RuleSetName } from '@bassadewitz/rules';

/** What the match page tells the code that runs in it: read from the page, so that it has the languages and addresses of the page. */
export interface ReplayConfig {
  readonly ruleSet: RuleSetName;
  /** By index in the ledger's head. */
  readonly bots: readonly ReplayBot[];
  /** How often each board is played: 1 or 4. */
  readonly replays: number;
  /** Address of the tournament's folder under `data/`, relative to the page, with a slash at the end. */
  readonly folder: string;
  /** Address of the page with all matches, relative to the page. */
  readonly matches: string;
  /** Boards of the whole schedule, of which not all need have been played. */
  readonly boards: number;
  readonly boardsPerChunk: number;
  readonly chunks: number;
  readonly matchesPerIndex: number;
  readonly indexes: number;
  /** Boards that do not count. */
  readonly voided: readonly VoidedBoard[];
}

export interface VoidedBoard {
  readonly board: number;
  /** From a stranger: to be shown as text, isolated. */
  readonly reason: string;
}

export interface ReplayBot {
  /** From a stranger: to be shown as text, isolated. */
  readonly name: string;
  /** Only where another bot of the site has a name that looks like this one. */
  readonly owner?: string;
  /** Address of the bot's page, relative to the page. */
  readonly page: string;
}
