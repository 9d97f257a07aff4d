import type { Language } from './language.ts';
import { numbersOf } from './numbers.ts';

/** `1 board`, `1,248 boards`: all languages of the site know one and many. */
export function counted(language: Language, one: string, many: string): (count: number) => string {
  const rules = new Intl.PluralRules(language);
  const numbers = numbersOf(language);
  return (count) => `${numbers.count(count)} ${rules.select(count) === 'one' ? one : many}`;
}
