/** Letters of other alphabets that look like Latin ones, and digits and signs that do. */
const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ['a', 'аɑαą'],
      ['b', 'Ьβ8'],
      ['c', 'сϲ¢'],
      ['d', 'ԁ'],
      ['e', 'еєε3'],
      ['g', 'ɡ9'],
      ['h', 'һ'],
      ['i', 'іιı1l|!'],
      ['j', 'ј'],
      ['k', 'кκ'],
      ['m', 'м'],
      ['n', 'пη'],
      ['o', 'оοσ0'],
      ['p', 'рρ'],
      ['q', 'ԛ'],
      ['s', 'ѕ5$'],
      ['t', 'тτ7'],
      ['u', 'υս'],
      ['v', 'ѵν'],
      ['w', 'ԝω'],
      ['x', 'хχ'],
      ['y', 'уγ'],
      ['z', '2'],
    ] as const
  ).flatMap(([latin, others]) => [...others].map((other) => [other, latin])),
);

/**
 * What is left of a name at a glance: two names with the same skeleton can be taken for each other. Case, accents, full-width forms, signs between
 * letters and everything invisible are dropped; letters and digits that look alike are one.
 */
export function skeletonOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}\p{Cc}\p{Z}._\-–—'’`·]/gu, '');
  return [...plain]
    .map((character) => LOOK_ALIKES[character] ?? character)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
