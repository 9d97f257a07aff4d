import type { BotLink, LadderLink, TournamentLink } from './links.ts';

/** `data/v1/site.json`: everything that the site has, by name. */
export interface SiteDocument {
  readonly format: 'bassadewitz-site';
  readonly version: 1;
  readonly title: string;
  /** Where the site will stand, with a slash at the end; null where that is not known, and then there is no feed and no sitemap. */
  readonly baseUrl: string | null;
  /** Those with the most matches first. */
  readonly ladders: readonly LadderLink[];
  /** The latest first; those whose date is unknown last, by id. */
  readonly tournaments: readonly TournamentLink[];
  /** By key. */
  readonly bots: readonly BotLink[];
}
