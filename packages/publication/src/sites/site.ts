import type { BotDocument } from '../documents/bot.ts';
import type { BotLink, LadderLink, TournamentLink } from '../documents/links.ts';
import type { SiteDocument } from '../documents/site.ts';
import { byKey } from '../names/name-table.ts';

/** @param tournaments in order of time */
export function siteDocument(
  { title, baseUrl }: Pick<SiteDocument, 'title' | 'baseUrl'>,
  ladders: readonly LadderLink[],
  tournaments: readonly TournamentLink[],
  bots: readonly BotLink[],
): SiteDocument {
  return {
    format: 'bassadewitz-site',
    version: 1,
    title,
    baseUrl,
    ladders: [...ladders].sort((a, b) => b.matches - a.matches || (a.id < b.id ? -1 : 1)),
    tournaments: [...tournaments].reverse(),
    bots: [...bots].sort(byKey),
  };
}

/** What the site's list says of a bot. */
export function botLink({ key, name, owner, similar, careers, tournaments }: BotDocument): BotLink {
  const latest = tournaments[0];
  return {
    ...{ key, name, ...(owner === undefined ? {} : { owner }), similar },
    version: latest?.version ?? '',
    house: latest?.house ?? false,
    ladders: careers.filter(({ rated }) => rated).map(({ ladder }) => ladder),
    tournaments: tournaments.length,
  };
}
