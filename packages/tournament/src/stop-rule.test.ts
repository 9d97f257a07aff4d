import { deriveKey, scheduleOf } from '@bassadewitz/fairness';
import type { Separation } from '@bassadewitz/rating';
import { expect, test } from 'vitest';
import { stopAfter } from './stop-rule.ts';

/** 25 matches a round. */
const schedule = scheduleOf(deriveKey('s'), { format: 'balanced', bots: 5, boards: 5, rounds: 40, replays: 1 });
const found = (decided: boolean) => (): Separation => ({ rounds: 12, decided, pairs: [], bands: [] });
const unasked = (): Separation => {
  throw new Error('nobody needs that');
};

test('without a rule all rounds are played, and no fit is made', () => {
  expect(stopAfter({}, schedule, { round: 11, playedMs: 1e9, separation: unasked })).toBeUndefined();
  const asleep = { separated: false };
  expect(stopAfter(asleep, schedule, { round: 11, playedMs: 1e9, separation: unasked })).toBeUndefined();
});

test('bots that are told apart end it before the first match of the next round', () => {
  const rules = { separated: true };
  expect(stopAfter(rules, schedule, { round: 11, playedMs: 0, separation: found(false) })).toBeUndefined();
  expect(stopAfter(rules, schedule, { round: 11, playedMs: 0, separation: found(true) })).toEqual({
    kind: 'stop',
    before: 300,
    cause: 'separated',
    reason: 'after 12 rounds every bot is told apart from the next, or equal to it in practice',
  });
});

test('the minutes that were set end it once they are used up, to the millisecond', () => {
  const rules = { maxMinutes: 2 };
  expect(stopAfter(rules, schedule, { round: 0, playedMs: 119_999, separation: unasked })).toBeUndefined();
  expect(stopAfter(rules, schedule, { round: 0, playedMs: 120_000, separation: unasked })).toEqual({
    kind: 'stop',
    before: 25,
    cause: 'minutes',
    reason: 'after 1 round the 2 minutes that were set are used up',
  });
});

test('where both rules would end it, the order that was decided is the cause', () => {
  const rules = { separated: true, maxMinutes: 1 };
  const end = { round: 1, playedMs: 60_000 };
  expect(stopAfter(rules, schedule, { ...end, separation: found(true) })?.cause).toBe('separated');
  expect(stopAfter(rules, schedule, { ...end, separation: found(false) })?.cause).toBe('minutes');
});
