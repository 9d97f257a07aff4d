import type { Language } from '../words/language.ts';
import type { PageInput } from './page-input.ts';

/**
 * Path, below the root of the site, of the picture that stands for a page where somebody shares its address. All pages of a ladder or of a
 * tournament share one in each language, those of a bot one for all languages.
 * @returns undefined where it is the picture of the site
 */
export function previewPath(page: PageInput, language: Language): string | undefined {
  switch (page.kind) {
    case 'ladder':
    case 'ladder-head-to-head':
      return `${language}/ladder/${page.ladder.id}/preview.png`;
    case 'tournament':
    case 'tournament-head-to-head':
    case 'matches':
    case 'match':
      return `${language}/tournament/${page.tournament.link.id}/preview.png`;
    case 'bot':
      return `en/bot/${page.bot.key}/preview.png`;
    case 'home':
    case 'method':
      return undefined;
  }
}
