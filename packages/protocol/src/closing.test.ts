import { expect, test } from 'vitest';
import { closingAfter, closingOf, GOODBYE_REASONS, mayReconnect } from './closing.ts';
import { ERROR_CODES } from './errors.ts';

test('an error that ends the session closes with its code and its name', () => {
  expect(closingOf('UNAUTHORIZED')).toEqual({ code: 4001, reason: 'UNAUTHORIZED' });
  expect(closingOf('FRAME_OVERSIZE')).toEqual({ code: 1009, reason: 'FRAME_OVERSIZE' });
  expect(closingOf('LATE')).toBeUndefined();
});

test('a goodbye closes with the code of its reason', () => {
  expect(closingAfter('tournament-over')).toEqual({ code: 1000, reason: 'tournament-over' });
  expect(closingAfter('replaced')).toEqual({ code: 4004, reason: 'replaced' });
  expect(closingAfter('server-closing')).toEqual({ code: 1001, reason: 'server-closing' });
});

test('every reason fits into a close frame: at most 123 bytes of ASCII', () => {
  for (const reason of [...ERROR_CODES, ...GOODBYE_REASONS]) expect(reason).toMatch(/^[\x21-\x7e]{1,123}$/);
});

test('a bot stays away after 1000 and 4000 to 4499, and comes back after anything else [RC-7]', () => {
  for (const code of [1000, 4000, 4001, 4004, 4499]) expect(mayReconnect(code)).toBe(false);
  for (const code of [1001, 1005, 1006, 1009, 1011, 1012, 3999, 4500, 4999]) expect(mayReconnect(code)).toBe(true);
});
