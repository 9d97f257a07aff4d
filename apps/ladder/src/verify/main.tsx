import { render } from 'preact';
import { LANGUAGES, type Language } from '../words/language.ts';
import { numbersOf } from '../words/numbers.ts';
import type { VerifyWords } from '../words/verify/verify-words.ts';
import { Panel } from './panel.tsx';

/** Only the words of the page's language are loaded. */
const WORDS: Readonly<Record<Language, () => Promise<{ readonly words: VerifyWords }>>> = {
  en: () => import('../words/verify/en.ts'),
  de: () => import('../words/verify/de.ts'),
  sv: () => import('../words/verify/sv.ts'),
};

const root = document.getElementById('verify-island');
const { ledger, document: shown } = root?.dataset ?? {};
if (root !== null && ledger !== undefined && shown !== undefined) {
  const language = LANGUAGES.find((one) => one === document.documentElement.lang) ?? 'en';
  const { words } = await WORDS[language]();
  const whole = (address: string) => new URL(address, location.href).href;
  root.replaceChildren();
  render(
    <Panel
      words={words}
      numbers={numbersOf(language)}
      addresses={{ ledger: whole(ledger), document: whole(shown) }}
      matchPage="match/index.html"
      start={() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })}
    />,
    root,
  );
}
