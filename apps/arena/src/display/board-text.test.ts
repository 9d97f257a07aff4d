import type { DealRecord, MatchRecord } from '@bassadewitz/ledger';
import { expect, test } from 'vitest';
import { boardOf, headOf } from '../testing/played-board.ts';
import { boardText } from './board-text.ts';

const HEAD = headOf('easy');
const EASY = boardOf('easy');

test('replays stand beside each other, deal by deal and trick by trick', () => {
  expect(
    boardText(
      HEAD,
      EASY.filter(({ replay }) => replay !== 2),
      [],
    ),
  ).toBe(`Board 7: round 0, table 0, rules easy
Not on record: replay 2.
> leads, * takes the trick, ! the bot failed and the referee played

Deal 0
  seat 0  8C TC TS QS 9H 9D KD AD  deals
  seat 1  7S 9S JS KS 8H QH KH AH  leads
  seat 2  QC 8S AS 7H 7D 8D TD JD
  seat 3  7C 9C JC KC AC TH JH QD
      replay 0         │ replay 1         │ replay 3
seat  match 10         │ match 11         │ match 13
 0    ann              │ bob              │ a-name-of-32-cha…
 1    bob              │ ann              │ cid
 2    cid              │ a-name-of-32-cha…│ bob
 3    a-name-of-32-cha…│ cid              │ ann
trick 0   1   2   3  pt│ 0   1   2   3  pt│ 0   1   2   3  pt
 0    TS*>7S  8S  QD 14│ TS >7S  AS* 7C 16│ QS*>7S  8S  7C  4
 1   >8C  9S  QC  AC* 9│ 9D  9S >JD  QD* 6│>AD* 9S  7D  QD  9
 2    9H  8H  7H >JH* 3│ 8C  JS  QC*>9C  6│>KD* JS  8D  9C  7
 3    TC  QH* AS >TH 29│ KD* KS >TD  JC 21│>9D  KS  TD* JC 17
 4    QS*>JS  7D  KC 10│>TC  8H  8D  KC*15│ TC  8H >QC  KC*18
 5   >9D* KS  8D  JC  7│ QS  QH  7D >AC*12│ 8C  QH  AS >AC*14
 6   >KD* KH  TD  9C 19│ 9H  KH* 7H >TH 15│ 9H  KH* 7H >TH 15
 7   >AD* AH  JD  7C 13│ AD >AH* 8S  JH 13│ TS >AH* JD  JH 20
taken  5   1   0   2   │  1   2   2   3   │  3   2   1   2
pts   63  29   0  12   │ 21  28  22  33   │ 20  35  17  32
chips ±0  +3  +5  +4   │ +5  +3  +4  ±0   │ +4  ±0  +5  +3
bal. −12  +3  +5  +4   │ −7  +3  +4  ±0   │ −8  ±0  +5  +3
end   shared           │ shared           │ shared
Replays part, played alike until then, at
  trick 0, seat 2  8S in 0 (cid), 3 (bob)
                   AS in 1 (a-name-of-32-characters-in-all--)
  trick 0, seat 3  QD in 0 (a-name-of-32-characters-in-all--)
                   7C in 3 (ann)

net chips                             replay 0     replay 1     replay 3  sum
cid                                +5 (seat 2)  ±0 (seat 3)  ±0 (seat 1)   +5
bob                                +3 (seat 1)  −7 (seat 0)  +5 (seat 2)   +1
a-name-of-32-characters-in-all--   +4 (seat 3)  +4 (seat 2)  −8 (seat 0)   ±0
ann                               −12 (seat 0)  +3 (seat 1)  +3 (seat 3)   −6`);
});

test.each(['classic', 'easy', 'swedish'] as const)('four replays under %s rules go into 80 columns', (rules) => {
  const lines = boardText(headOf(rules), boardOf(rules), []).split('\n');
  const tables = lines.filter((line) => /│.*│.*│/.test(line));
  expect(tables.length).toBeGreaterThan(19);
  expect(Math.max(...tables.map((line) => line.length))).toBeLessThanOrEqual(80);
});

test('a replay that was over earlier is named in the deals that it did not have', () => {
  const text = boardText(HEAD, EASY, []);
  expect(text).toContain('Deal 1\n');
  expect(text).toContain('\nOver before this deal: replays 0, 1, 3.');
});

test('what was played alike is said to be', () => {
  const [one = {} as MatchRecord] = EASY;
  const text = boardText(HEAD, [one, { ...one, match: 11, replay: 1 }], []);
  expect(text).toContain('\nThese replays were played card for card alike.\n');
  expect(text).not.toContain('Replays part');
});

test('a board of one replay is a column', () => {
  const text = boardText(headOf('easy', 1), EASY.slice(0, 1), []);
  expect(text).not.toMatch(/│|Not on record|alike/);
  expect(text).toContain('\n 0    TS*>7S  8S  QD 14\n');
});

test('faults and stand-ins stand with their replay', () => {
  const [one = {} as MatchRecord] = EASY;
  const [deal = {} as DealRecord] = one.deals;
  const faulty: MatchRecord = {
    ...one,
    deals: [{ ...deal, faults: [{ seat: 1, trick: 2, kind: 'timeout' }] }],
    standIns: [{ seat: 1, deal: 0, trick: 3 }],
  };
  const text = boardText(headOf('easy', 1), [faulty], []);
  expect(text).toContain('\n 2    9H !8H  7H >JH* 3\n');
  expect(text).toContain('\nReplay 0, trick 2, seat 1: timeout of bob.\n');
  expect(text).toContain('\nReplay 0: from trick 3 on a stand-in played seat 1 for bob.\n');
});

test('a void board says so, with the reason', () => {
  const reason = 'a power\u202ecut';
  const text = boardText(HEAD, EASY, [
    { kind: 'void', board: 8, before: 4, reason: 'another' },
    { kind: 'void', board: 7, before: 4, reason },
  ]);
  expect(text).toContain('\nThe board is void and does not count. Reason: "a power\\u202ecut"\n');
  expect(text).not.toContain('another');
});
