import { expect, test } from 'vitest';
import { withPlayed } from './played-instead.ts';

test.each([
  ['AD came; legal are 7C 8C', '7C', 'AD came; legal are 7C 8C. 7C was played instead.'],
  ['This is no play.', '7C', 'This is no play. 7C was played instead.'],
  ['What is that?', '7C', 'What is that? 7C was played instead.'],
  ['no answer came in time; 7C was played instead.', '7C', 'no answer came in time; 7C was played instead.'],
  ['8C was played instead.', '7C', '8C was played instead. 7C was played instead.'],
  ['The frame is no JSON.', undefined, 'The frame is no JSON.'],
])('%s with %s played is said as: %s', (message, played, said) => {
  expect(withPlayed(message, played)).toBe(said);
});
