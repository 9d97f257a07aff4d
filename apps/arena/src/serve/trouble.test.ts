import { StoreError } from '@bassadewitz/store';
import { expect, test } from 'vitest';
import { Failure } from '../failure.ts';
import { BotFailure } from '../run/bot-failure.ts';
import { isGivenUp, loggedReason, publicReason } from './trouble.ts';

const gone = new BotFailure({
  bot: 'x',
  how: 'exited with code 1 before it was ready',
  more: '; it said: SECRET; its command is: /SECRET',
  output: '/runs/a/x.log',
});

test.each([
  [gone, 'bot x exited with code 1 before it was ready'],
  [new Failure('FILES', 'cannot write /SECRET'), /^its files cannot be read or written, or are in use; the organiser/],
  [
    new StoreError({ code: 'DAMAGED', message: '/SECRET: the head is damaged' }),
    /^its files cannot be read or written/,
  ],
  [new Failure('USAGE', 'SECRET'), /^its configuration cannot be played as it stands; /],
  [new Error('SECRET'), /^the arena failed; /],
])('%s is told to everybody as %s', (error, words) => {
  expect(publicReason(error)).toMatch(words);
  expect(publicReason(error)).not.toContain('SECRET');
});

test('the log has how a bot failed and where its output is, not its command; of anything else all', () => {
  expect(loggedReason(gone)).toEqual({
    bot: 'x',
    reason: 'exited with code 1 before it was ready',
    output: '/runs/a/x.log',
  });
  const bug = new Error('a bug');
  expect(loggedReason(bug)).toEqual({ err: bug });
});

test('what was given up is told from what failed meanwhile', () => {
  const halt = new AbortController();
  halt.abort();
  const other = new AbortController();
  expect(isGivenUp(halt.signal.reason, [other.signal, halt.signal])).toBe(true);
  expect(isGivenUp(new Error('the disk is full'), [other.signal, halt.signal])).toBe(false);
  expect(isGivenUp(undefined, [other.signal])).toBe(false);
});
