import type { DecisionReport } from '@bassadewitz/audit';
import { parseHTML } from 'linkedom';
import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import type { Language } from '../words/language.ts';
import { numbersOf } from '../words/numbers.ts';
import { wordsOf } from '../words/words.ts';
import { DecidedList } from './decided-list.tsx';

/** The lines of the list, as they are read. */
function linesOf(language: Language, decided: readonly DecisionReport[]): string[] {
  const { decisions } = wordsOf(language);
  const html = render(
    <DecidedList words={decisions} numbers={numbersOf(language)} decided={decided} bots={['ada', '<b>bob</b>']} />,
  );
  const { document } = parseHTML(`<html><body>${html.replaceAll('<br/>', ' ')}</body></html>`);
  expect(document.querySelector('b')).toBeNull();
  return [...document.querySelectorAll('li')].map(({ textContent }) => textContent ?? '');
}

const DECIDED: readonly DecisionReport[] = [
  { line: 5, decision: { kind: 'void', board: 3, before: 4, reason: 'the host was down' }, matches: 4 },
  { line: 6, decision: { kind: 'bench', bot: 1, before: 8, reason: 'stand-ins' }, matches: 1 },
  { line: 7, decision: { kind: 'disqualify', bot: 0, before: 8, reason: 'help' }, matches: 0 },
  { line: 8, decision: { kind: 'reinstate', bot: 1, before: 12, reason: 'mended' }, matches: 0 },
  { line: 9, decision: { kind: 'stop', cause: 'organiser', before: 12, reason: 'enough' }, matches: 1200 },
];

test('each decision stands with its line, what it takes out, and the reason', () => {
  expect(linesOf('en', DECIDED)).toEqual([
    'Line 5: board 3 declared void; 4 matches not counted. Reason given: the host was down',
    'Line 6: <b>bob</b> benched, before match 8; 1 match not played. Reason given: stand-ins',
    'Line 7: ada disqualified, before match 8; 0 matches not played; it gets no place. Reason given: help',
    'Line 8: <b>bob</b> back in play, before match 12. Reason given: mended',
    'Line 9: tournament ended, by decision of the organiser, before match 12; 1,200 matches not played. Reason given: enough',
  ]);
});

test('in the other languages as well', () => {
  expect(linesOf('de', DECIDED.slice(1, 3))).toEqual([
    'Zeile 6: <b>bob</b> vom Tisch genommen, vor Partie 8; 1 Partie nicht gespielt. Begründung: stand-ins',
    'Zeile 7: ada disqualifiziert, vor Partie 8; 0 Partien nicht gespielt; er bekommt keinen Platz. Begründung: help',
  ]);
  expect(linesOf('sv', DECIDED.slice(0, 1))).toEqual([
    'Rad 5: bricka 3 struken; 4 matcher räknas inte. Angivet skäl: the host was down',
  ]);
});

test('where there is no seed it does not guess', () => {
  const decision = { kind: 'withdraw', bot: 0, before: 8, reason: 'asked for it' } as const;
  expect(linesOf('en', [{ line: 6, decision }])[0]).toContain(
    '; how many matches are not played for it is known with the seed. ',
  );
});

test('without decisions nothing is said', () => {
  expect(linesOf('en', [])).toEqual([]);
});
