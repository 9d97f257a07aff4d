import type { Head } from '@bassadewitz/ledger';
import { expect, test } from 'vitest';
import { decidedLines } from './decided-text.ts';

const head = { bots: [{ name: 'ada' }, { name: 'bob' }] } as unknown as Head;

test('each decision stands with its line, what it takes out, and the reason', () => {
  const lines = decidedLines(
    [
      { line: 5, decision: { kind: 'void', board: 3, before: 4, reason: 'the host was down' }, matches: 4 },
      { line: 6, decision: { kind: 'bench', bot: 1, before: 8, reason: 'stand-ins' }, matches: 1 },
      { line: 7, decision: { kind: 'disqualify', bot: 0, before: 8, reason: 'für Hilfe' }, matches: 0 },
      { line: 8, decision: { kind: 'reinstate', bot: 1, before: 12, reason: 'mended' }, matches: 0 },
      { line: 9, decision: { kind: 'stop', cause: 'organiser', before: 12, reason: 'we go home' }, matches: 1200 },
    ],
    head,
  );
  expect(lines).toEqual([
    'Decisions, which are the word of whoever wrote the ledger; nothing in it can confirm them:',
    '  line 5: void board 3: 4 matches not counted. Reason: "the host was down"',
    '  line 6: bench "bob" before match 8: 1 match not played. Reason: "stand-ins"',
    '  line 7: disqualify "ada" before match 8: 0 matches not played, and it gets no rank. Reason: "für Hilfe"',
    '  line 8: reinstate "bob" before match 12. Reason: "mended"',
    '  line 9: stop (organiser) before match 12: 1,200 matches not played. Reason: "we go home"',
  ]);
});

test('where there is no seed it does not guess', () => {
  const decision = { kind: 'withdraw', bot: 1, before: 8, reason: 'asked for it' } as const;
  expect(decidedLines([{ line: 6, decision }], head)[1]).toBe(
    '  line 6: withdraw "bob" before match 8: how many matches are not played for it is known with the seed. Reason: "asked for it"',
  );
});

test('a reason cannot turn the terminal around', () => {
  const decision = { kind: 'void', board: 0, before: 0, reason: 'a\u202eb\u2028"c' } as const;
  expect(decidedLines([{ line: 2, decision, matches: 4 }], head)[1]).toContain('Reason: "a\\u202eb\\u2028\\"c"');
});

test('without decisions nothing is said', () => {
  expect(decidedLines([], head)).toEqual([]);
});
