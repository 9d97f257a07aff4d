import { site as deSite } from './de/site.ts';
import { site as enSite } from './en/site.ts';
import type { Language } from './language.ts';
import type { SiteWords } from './shape/site-words.ts';
import { site as svSite } from './sv/site.ts';

/** All that the site says in one language. */
export interface Words {
  readonly site: SiteWords;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: { site: enSite },
  de: { site: deSite },
  sv: { site: svSite },
};

export function wordsOf(language: Language): Words {
  return WORDS[language];
}
