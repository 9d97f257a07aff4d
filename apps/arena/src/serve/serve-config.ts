import type { TournamentConfig } from '../config/tournament-config.ts';

/** Fields of a tournament's configuration that are the server's, where several are played on one. */
export const SERVER_FIELDS = [
  'host',
  'port',
  'registry',
  'prepareMs',
  'tlsCert',
  'tlsKey',
  'trustProxy',
  'origins',
  'limits',
] as const;

/** What a server for several tournaments is started with. Paths are absolute, times in ms unless the name says otherwise. */
export interface ServeConfig extends Pick<TournamentConfig, (typeof SERVER_FIELDS)[number]> {
  /** Folder of everything that is kept. */
  readonly folder: string;
  readonly registry: string;
  /** File of the organisers' tokens. */
  readonly admins: string;
  /** Folder in which configurations are dropped. */
  readonly inbox: string;
  /** What the site is called. */
  readonly title: string;
  /** Where the site stands for readers, ending in a slash, where that is known: for its feed and link previews. */
  readonly baseUrl?: string;
  /** Time in s from SIGTERM until matches in play are given up. */
  readonly drainSeconds: number;
  /** Practice matches that each bot is given an hour; 0: none. */
  readonly practice: number;
}
