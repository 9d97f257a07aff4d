import { expect, test } from 'vitest';
import { readAddress } from './address.ts';
import { isPossible, keyStep, stepped, swipeStep } from './stepping.ts';

const key = (name: string, held: object = {}) =>
  keyStep({ key: name, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...held });

test('keys of the browser stay the browser’s', () => {
  expect(key('ArrowLeft')).toBe('back');
  expect(key('ArrowLeft', { altKey: true })).toBeUndefined();
  expect(key('Home', { ctrlKey: true })).toBeUndefined();
  expect(key('ArrowDown')).toBeUndefined();
});

test('a swipe is wide, and more across than down', () => {
  expect(swipeStep(-120, 10)).toBe('on');
  expect(swipeStep(120, -10)).toBe('back');
  expect(swipeStep(-30, 0)).toBeUndefined();
  expect(swipeStep(-60, 50)).toBeUndefined();
});

test('at the end there is nothing more to step to', () => {
  expect(isPossible({ deal: 1, ply: 33 }, 'on', 2)).toBe(false);
  expect(isPossible({ deal: 0, ply: 33 }, 'on', 2)).toBe(true);
  expect(stepped({ deal: 1, ply: 5 }, 'dealOn', 2)).toEqual({ deal: 1, ply: 33 });
});

test('an address asks for a match, a board or anything', () => {
  const nowhere = { hash: '', seat: 0 };
  expect(readAddress({ search: '?match=12&seat=3', hash: '#1.4' })).toEqual({
    kind: 'match',
    match: 12,
    hash: '#1.4',
    seat: 3,
  });
  expect(readAddress({ search: '?board=5&seat=4', hash: '' })).toEqual({ kind: 'board', board: 5, ...nowhere });
  expect(readAddress({ search: '?match=-1', hash: '' })).toEqual({ kind: 'anything' });
});
