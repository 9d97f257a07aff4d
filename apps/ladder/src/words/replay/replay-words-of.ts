import type { Language } from '../language.ts';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import type { ReplayWords } from './replay-words.ts';
import { words as sv } from './sv.ts';

const WORDS: Readonly<Record<Language, ReplayWords>> = { en, de, sv };

/** For Node: in the browser only the words of one language are loaded. */
export function replayWordsOf(language: Language): ReplayWords {
  return WORDS[language];
}
