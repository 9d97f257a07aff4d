import type { Four } from '@bassadewitz/rules';
import { describe, expect, test } from 'vitest';
import type { Decision } from './decision.ts';
import type { Foot } from './foot.ts';
import type { Head } from './head.ts';
import type { MatchRecord } from './match-record.ts';
import { Sequence } from './sequence.ts';
import { HEAD, matchOf } from './tournament.fixture.ts';

/** Five bots, five tables of one match a round, three rounds. */
const FIVE: Head = {
  ...HEAD,
  schedule: { ...HEAD.schedule, bots: 5 },
  bots: [...HEAD.bots, { name: 'eve', version: '1', house: false, isolate: false }],
};

type Step = MatchRecord | Decision;
const match = (number: number, bots: Four<number> = [0, 1, 2, 3]): MatchRecord => ({
  ...matchOf(number),
  round: Math.floor(number / 5),
  bots,
});
const leave = (kind: 'withdraw' | 'disqualify' | 'bench', before: number, bot: number): Decision => ({
  kind,
  before,
  bot,
  reason: 'because',
});
const back = (before: number, bot: number): Decision => ({ kind: 'reinstate', before, bot, reason: 'because' });
const stop = (before: number): Decision => ({ kind: 'stop', before, cause: 'separated', reason: 'because' });
const voided = (before: number): Decision => ({ kind: 'void', before, board: 0, reason: 'because' });
const round = (first: number, bots?: Four<number>): Step[] => [0, 1, 2, 3, 4].map((i) => match(first + i, bots));

/** The first fault of some lines. */
function fault(steps: Step[], head: Head = FIVE): string | undefined {
  const sequence = new Sequence(head);
  for (const step of steps) {
    const found = 'kind' in step ? sequence.decision(step) : sequence.match(step);
    if (found !== undefined) return found;
  }
  return undefined;
}

describe('the order of lines', () => {
  test.each<[string, Step[]]>([
    ['matches in order', round(0)],
    ['a void board anywhere', [match(0), voided(1), match(1)]],
    ['a bot that leaves after a round, its matches left out', [...round(0), leave('withdraw', 5, 4), match(7)]],
    ['a bot that never played', [leave('bench', 0, 4), match(3)]],
    ['a bot comes back', [...round(0), leave('bench', 5, 3), back(10, 3), ...round(10)]],
    ['two leave at once', [...round(0), leave('withdraw', 5, 4), leave('bench', 5, 3), voided(10)]],
    ['a bot that left is disqualified', [...round(0), leave('withdraw', 5, 4), leave('disqualify', 10, 4)]],
    ['a stop after a round, and a board void after it', [...round(0), stop(5), voided(5)]],
  ])('%s', (_, steps) => {
    expect(fault(steps)).toBeUndefined();
  });

  test.each<[string, Step[], string]>([
    ['a match twice', [match(0), match(0)], 'match 0 comes too late'],
    ['a match missing', [match(0), match(2)], 'match 1 is missing'],
    ['a match beyond the schedule', [leave('bench', 0, 4), match(15)], 'match 15 is not in the schedule, which has 15'],
    ['a match of another round', [{ ...match(0), round: 1 }], 'is not of round 1'],
    ['a bot that is not in the head', [match(0, [0, 1, 2, 5])], 'has bot 5; the head has 5'],
    ['a bot against itself', [match(0, [0, 1, 2, 2])], 'has a bot twice'],
    ['a bot that left', [...round(0), leave('bench', 5, 3), match(6)], 'has bot 3, which had left'],
    ['a match after the stop', [...round(0), stop(5), match(5)], 'follows the decision to stop'],
    ['a decision after the stop', [...round(0), stop(5), leave('bench', 5, 1)], 'follows the decision to stop'],
    ['a decision too late', [match(0), voided(0)], 'but match 1 or a later one'],
    ['a decision before its time', [match(0), voided(2)], 'match 1 is missing before a decision'],
    ['a decision beyond the schedule', [leave('bench', 0, 4), voided(16)], 'after the end of the schedule'],
    ['a bot that leaves in the middle of a round', [match(0), leave('withdraw', 1, 4)], 'not the first of a round'],
    ['a stop in the middle of a round', [match(0), stop(1)], 'not the first of a round'],
    ['a stranger leaves', [leave('bench', 0, 5)], 'bot 5 is not in the head'],
    ['a bot disqualified twice', [leave('disqualify', 0, 4), leave('disqualify', 0, 4)], 'bot 4 had left before'],
    ['a bot comes back that had not left', [back(0, 3)], 'bot 3 had not left (reinstate)'],
    [
      'one that was disqualified comes back',
      [leave('disqualify', 0, 3), back(0, 3)],
      'bot 3 was disqualified (reinstate)',
    ],
    ['a bot that came back leaves a gap', [leave('bench', 0, 3), back(5, 3), match(6)], 'match 5 is missing'],
    ['a bot leaves twice', [leave('bench', 0, 4), leave('withdraw', 0, 4)], 'bot 4 had left before (withdraw)'],
    [
      'a match before the decision that precedes it',
      [leave('bench', 0, 4), voided(9), match(8)],
      'match 8 comes too late',
    ],
  ])('%s is out of order', (_, steps, message) => {
    expect(fault(steps)).toContain(message);
  });
});

describe('the foot', () => {
  const all = [...round(0), ...round(5), ...round(10)];
  const end: Foot = { complete: true, matches: 15, decisions: 0, head: '0'.repeat(64), seed: 'x' };
  const judged = (steps: Step[], foot: Foot, head: Head = FIVE): string | undefined => {
    const sequence = new Sequence(head);
    for (const step of steps) 'kind' in step ? sequence.decision(step) : sequence.match(step);
    return sequence.foot(foot);
  };
  const { seed: _, ...unfinished } = { ...end, complete: false };
  const named: Head = { ...FIVE, entropySource: 'a beacon' };

  test('fits a tournament that is over, one that was stopped, and one that is not over', () => {
    expect(judged(all, end)).toBeUndefined();
    expect(judged(all, { ...end, seed: 'ab'.repeat(32) }, { ...FIVE, knownSeed: false })).toBeUndefined();
    expect(judged([...round(0), stop(5)], { ...end, matches: 5, decisions: 1 })).toBeUndefined();
    expect(judged([match(0)], { ...unfinished, matches: 1 })).toBeUndefined();
    expect(judged(all, { ...end, entropy: 'y' }, named)).toBeUndefined();
  });

  test.each<[string, Step[], Foot, Head, string]>([
    ['too few matches', all, { ...end, matches: 14 }, FIVE, 'counts 14 matches; there are 15'],
    ['too many decisions', all, { ...end, decisions: 1 }, FIVE, 'counts 1 decisions; there are 0'],
    ['no seed', all, { ...unfinished, complete: true }, FIVE, 'no seed'],
    ['no entropy', all, end, named, 'names a source of entropy'],
    ['entropy from nowhere', all, { ...end, entropy: 'y' }, FIVE, 'names no source'],
    ['entropy alone', [], { ...unfinished, matches: 0, entropy: 'y' }, named, 'without a seed'],
    [
      'a seed that somebody typed',
      all,
      end,
      { ...FIVE, knownSeed: false },
      'nobody typed the seed, but "x" was not drawn',
    ],
    ['one of capital letters', all, { ...end, seed: 'AB'.repeat(32) }, { ...FIVE, knownSeed: false }, 'was not drawn'],
    [
      'one that is given up',
      [],
      { ...unfinished, matches: 0, seed: 'abc' },
      { ...FIVE, knownSeed: false },
      '64 lower-case hexadecimal digits',
    ],
    ['a cut end', round(0), { ...end, matches: 5 }, FIVE, 'match 5 is missing'],
  ])('%s is wrong', (_, steps, foot, head, message) => {
    expect(judged(steps, foot, head)).toContain(message);
  });
});
