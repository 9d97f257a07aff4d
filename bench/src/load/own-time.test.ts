import { expect, test } from 'vitest';
import { ownTimes } from './own-time.ts';

const questions = [{ startedAt: 100 }, { startedAt: 115 }, { startedAt: 140 }];

test("the referee's own time is what lies between an answer and the next request", () => {
  expect(ownTimes(questions, [{ thinkMs: 10 }, { thinkMs: 22 }, { thinkMs: 7 }])).toEqual([5, 3]);
});

test('a match with an answer missing tells nothing', () => {
  expect(ownTimes(questions, [{ thinkMs: 10 }, { thinkMs: 22 }])).toEqual([]);
});
