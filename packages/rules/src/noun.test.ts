import { expect, test } from 'vitest';
import { nounFor } from './noun.ts';

test.each([
  [0, 'board', undefined, 'boards'],
  [1, 'board', undefined, 'board'],
  [2, 'board', undefined, 'boards'],
  [1, 'match', 'matches', 'match'],
  [0, 'match', 'matches', 'matches'],
  [1.5, 'minute', undefined, 'minutes'],
])('%d %s', (count, one, many, noun) => {
  expect(nounFor(count, one, many)).toBe(noun);
});
