import { render } from 'preact';
import type { Language } from '../../words/language.ts';
import type { ReplayWords } from '../../words/replay/replay-words.ts';
import type { ReplayConfig } from '../page-config.ts';
import { App } from './app.tsx';

/** Only the words of the page's language are loaded. */
const WORDS: Readonly<Record<Language, () => Promise<{ readonly words: ReplayWords }>>> = {
  en: () => import('../../words/replay/en.ts'),
  de: () => import('../../words/replay/de.ts'),
  sv: () => import('../../words/replay/sv.ts'),
};

const root = document.getElementById('replay');
if (root?.dataset.config !== undefined) {
  const language = document.documentElement.lang as Language;
  const config = JSON.parse(root.dataset.config) as ReplayConfig;
  const { words } = await WORDS[language]();
  root.replaceChildren();
  render(<App config={config} words={words} language={language} />, root);
}
