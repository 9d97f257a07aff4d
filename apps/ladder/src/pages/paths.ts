import type { BotKey } from '@bassadewitz/publication';
import type { Language } from '../words/language.ts';
import type { PageInput } from './page-input.ts';

/*
 * Where the pages are. A path is that of a file, below the folder of the language. All links name the file, so that the site also
 * works where nobody turns a folder into its index, as on a disk.
 */
export const HOME = 'index.html';
export const METHOD = 'method/index.html';
export const ladderPath = (ladder: string): string => `ladder/${ladder}/index.html`;
export const ladderHeadToHeadPath = (ladder: string): string => `ladder/${ladder}/head-to-head/index.html`;
export const botPath = (bot: BotKey): string => `bot/${bot}/index.html`;
export const tournamentPath = (tournament: string): string => `tournament/${tournament}/index.html`;
export const tournamentHeadToHeadPath = (tournament: string): string =>
  `tournament/${tournament}/head-to-head/index.html`;
/** @param page from 1 */
export const matchesPath = (tournament: string, page: number): string =>
  `tournament/${tournament}/matches/${page === 1 ? 'index' : `page-${page}`}.html`;
export const matchPath = (tournament: string): string => `tournament/${tournament}/match/index.html`;

/** Address of a page's file below the folder of its language. */
export function pathOf(page: PageInput): string {
  switch (page.kind) {
    case 'home':
      return HOME;
    case 'ladder':
      return ladderPath(page.ladder.id);
    case 'ladder-head-to-head':
      return ladderHeadToHeadPath(page.ladder.id);
    case 'bot':
      return botPath(page.bot.key);
    case 'tournament':
      return tournamentPath(page.tournament.link.id);
    case 'tournament-head-to-head':
      return tournamentHeadToHeadPath(page.tournament.link.id);
    case 'matches':
      return matchesPath(page.tournament.link.id, page.matches.page);
    case 'match':
      return matchPath(page.tournament.link.id);
    case 'method':
      return METHOD;
  }
}

/** Address of a page's file below the root of the site, e.g. `de/method/index.html`. */
export function fileOf(page: PageInput, language: Language): string {
  return page.kind === 'home' && page.atRoot === true ? HOME : `${language}/${pathOf(page)}`;
}

/** The relative way from a file back to the root of the site: `../` for each folder. */
export function rootFrom(file: string): string {
  return '../'.repeat(file.split('/').length - 1);
}
