import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './language.ts';
import { wordsOf } from './words.ts';

/** All texts of a dictionary by their paths; what takes arguments is asked with marks in their place. */
function texts(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]]);
  if (typeof value === 'function')
    return new Map([[path, [value('{1}', '{2}', '{3}', '{4}', '{5}')].flat(9).join('')]]);
  if (typeof value !== 'object' || value === null) throw new Error(`no text at ${path}`);
  return new Map(Object.entries(value).flatMap(([name, part]) => [...texts(part, `${path}/${name}`)]));
}

const dictionaries = new Map(LANGUAGES.map((language) => [language, texts(wordsOf(language))]));
const english = dictionaries.get('en') as Map<string, string>;

/** What is the same in more than one language. */
const SAME =
  /^\/(site\/(rounds|tournamentsPlayed|bots|boards|board|match)|standings\/(bot|version|elo|boards|readings\/elo\/name|likelyBetter)|ladder\/(basis|pairHeading)|bot\/(bot|version|versions|figures\/(elo|boards)|seat|against)|tournament\/(facts\/(bots|boards|format|strikes)|downloadTable\/hash|gain|matchList\/(board|caption|bots|outcomes\/slam))|home\/(bots|table\/bots|leads)|method\/sections\/elo\/heading)$/;

describe.each(['de', 'sv'] as const)('%s', (language) => {
  const own = dictionaries.get(language) as Map<string, string>;

  test('says all that English says', () => {
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    expect([...own].filter(([, text]) => text.trim() === '').map(([path]) => path)).toEqual([]);
  });

  test('leaves nothing in English', () => {
    const left = [...own].filter(([path, text]) => english.get(path) === text && !SAME.test(path));
    expect(left).toEqual([]);
  });

  test('uses every number and name that a sentence is given', () => {
    const used = (text = '') => [...new Set(text.match(/\{\w+\}/g))].sort();
    const unlike = [...own].filter(([path, text]) => used(text).join() !== used(english.get(path)).join());
    expect(unlike).toEqual([]);
  });
});

test('quotation marks are those of the language', () => {
  const all = (language: 'en' | 'de' | 'sv') =>
    [...(dictionaries.get(language) as Map<string, string>).values()].join(' ');
  expect(all('en')).not.toMatch(/["„]/);
  expect(all('de')).not.toMatch(/["”]/);
  expect(all('sv')).not.toMatch(/["„“]/);
});
