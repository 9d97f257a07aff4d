import { expect, test } from 'vitest';
import { checkedReason } from './reason.ts';

test.each(['by its author', 'Übel, aber wahr: «zwei» 牌'])('%s is a reason', (reason) => {
  expect(checkedReason(`  ${reason} `, 'reason')).toBe(reason);
});

test.each([
  ['  ', /^--reason: give a reason/],
  ['bell\u0007', /^--reason: the character U\+0007 is not valid/],
  ['two\nlines', /^--reason: the character U\+000A is not valid/],
  ['\u001b[31mred', /U\+001B/],
  ['backwards \u202egnorw', /U\+202E/],
  ['half \ud800', /U\+D800/],
  ['x'.repeat(501), /a text of 501 characters is too long; at most 500/],
])('%j is none', (reason, says) => {
  expect(() => checkedReason(reason, '--reason')).toThrow(says);
});
