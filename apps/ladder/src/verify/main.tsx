import { render } from 'preact';
import { LANGUAGES, type Language } from '../words/language.ts';
import { numbersOf } from '../words/numbers.ts';
import type { DecisionWords } from '../words/shape/decision-words.ts';
import type { VerifyWords } from '../words/verify/verify-words.ts';
import { Panel } from './panel.tsx';

/** Only the words of the page's language are loaded. */
const WORDS: Readonly<Record<Language, () => Promise<readonly [Verifying, Deciding]>>> = {
  en: () => Promise.all([import('../words/verify/en.ts'), import('../words/en/decisions.ts')]),
  de: () => Promise.all([import('../words/verify/de.ts'), import('../words/de/decisions.ts')]),
  sv: () => Promise.all([import('../words/verify/sv.ts'), import('../words/sv/decisions.ts')]),
};
interface Verifying {
  readonly words: VerifyWords;
}
interface Deciding {
  readonly decisions: DecisionWords;
}

const root = document.getElementById('verify-island');
const { ledger, document: shown } = root?.dataset ?? {};
if (root !== null && ledger !== undefined && shown !== undefined) {
  const language = LANGUAGES.find((one) => one === document.documentElement.lang) ?? 'en';
  const [{ words }, { decisions }] = await WORDS[language]();
  const whole = (address: string) => new URL(address, location.href).href;
  root.replaceChildren();
  render(
    <Panel
      words={words}
      decisions={decisions}
      numbers={numbersOf(language)}
      addresses={{ ledger: whole(ledger), document: whole(shown) }}
      matchPage="match/index.html"
      start={() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })}
    />,
    root,
  );
}
