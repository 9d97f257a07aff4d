import { de } from './de/index.ts';
import { en } from './en/index.ts';
import type { Language } from './language.ts';
import type { Words } from './shape/words.ts';
import { sv } from './sv/index.ts';

const WORDS: Readonly<Record<Language, Words>> = { en, de, sv };

/** All that the site says in one language. */
export function wordsOf(language: Language): Words {
  return WORDS[language];
}
