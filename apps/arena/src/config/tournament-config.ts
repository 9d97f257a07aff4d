import type { Format } from '@bassadewitz/fairness';
import type { GatewayLimits } from '@bassadewitz/gateway';
import type { RuleSetName } from '@bassadewitz/rules';

/** A bot as the organiser names it: with a command (local), with a token, from the registry or as a guest (remote). */
export interface BotConfig {
  readonly name: string;
  /** Words of the command line that starts a local bot. */
  readonly command?: readonly string[];
  /** Absolute working folder of the command. */
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Token by which a remote bot is known. */
  readonly token?: string;
  /** A remote bot whose tokens the registry knows. */
  readonly registered?: true;
  /** A remote bot that is known by its name alone. */
  readonly guest?: true;
  readonly owner?: string;
  /** Fills up a table and is not ranked. */
  readonly house?: boolean;
}

/** A complete, valid configuration: defaults filled in. Times are in ms. See tournament.schema.json for each field. */
export interface TournamentConfig {
  readonly rules: RuleSetName;
  readonly format: Format;
  /** Name of the bot at every table of a gauntlet. */
  readonly champion?: string;
  readonly boards: number;
  readonly rounds: number;
  readonly replays: 1 | 4;
  readonly maxTables?: number;
  readonly until: 'rounds' | 'separated';
  /** Set by `bassadewitz compare` alone: the first two bots are the new version, the other two the champion. */
  readonly comparison?: ComparisonConfig;
  readonly maxMinutes?: number;
  /** Absent: the arena draws 256 random bits. */
  readonly seed?: string;
  readonly entropySource?: string;
  readonly moveMs: number;
  readonly bankMs: number;
  readonly networkCapMs: number;
  readonly paceMs: number;
  readonly strikes: number;
  readonly benchAfter: number;
  readonly isolate: boolean;
  readonly tables: number;
  readonly calibrate: boolean;
  readonly host: string;
  readonly port: number;
  readonly connectMs: number;
  readonly prepareMs: number;
  readonly returnMs: number;
  readonly outageMs: number;
  readonly absent: 'fail' | 'stand-in';
  /** Absolute path of the registry; there where a bot is registered. */
  readonly registry?: string;
  /** Absolute paths of certificate chain and key: both or neither. */
  readonly tlsCert?: string;
  readonly tlsKey?: string;
  readonly trustProxy?: readonly string[];
  readonly origins?: readonly string[];
  readonly limits?: Partial<Omit<GatewayLimits, 'prepareMs'>>;
  readonly bots: readonly BotConfig[];
}

/** What a comparison of two versions is judged by. */
export interface ComparisonConfig {
  /** Chips a board that are worth having. */
  readonly gain: number;
  /** Chance to call the new version better when it is not. */
  readonly alpha: number;
  /** Chance to miss a gain of that size. */
  readonly beta: number;
}
