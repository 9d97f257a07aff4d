import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cardBack,
  cardOn,
  lostIn,
  parsePosition,
  positionAt,
  positionText,
  stepOf,
  trickBack,
  trickOn,
  within,
} from './position.ts';

const position = fc.record({ deal: fc.nat(20), ply: fc.nat(33) });

test('an address names a position, and a position its address', () => {
  expect(parsePosition('#1.13')).toEqual({ deal: 1, ply: 13 });
  expect(parsePosition('2')).toEqual({ deal: 2, ply: 0 });
  fc.assert(
    fc.property(position, (any) => {
      expect(parsePosition(`#${positionText(any)}`)).toEqual(any);
    }),
  );
});

test.each(['', '#', '#content', '#1.34', '#1.2.3', '#-1', '#999.1'])('%j names none', (hash) => {
  expect(parsePosition(hash)).toBeUndefined();
});

test.each(['#5.99', '#1.34', '#1.2.3', '#-1', '#999.1', '#2', '#2.0'])(
  '%j asks for more than two deals have',
  (hash) => {
    expect(lostIn(hash, 2)).toBe(hash.slice(1));
  },
);

test.each(['', '#', '#content', '#1', '#1.33', '#0.0'])('%j asks for nothing that two deals have not', (hash) => {
  expect(lostIn(hash, 2)).toBeUndefined();
});

test('what is said again of an address is short', () => {
  expect(lostIn(`#${'1'.repeat(2000)}`, 2)).toBe('111111111111');
});

test('a card on and back again is where it was, but for the ends', () => {
  fc.assert(
    fc.property(position, (any) => {
      const on = cardOn(any, 21);
      expect(cardBack(on)).toEqual(any.deal === 20 && any.ply === 33 ? { deal: 20, ply: 32 } : any);
    }),
  );
  expect(cardBack({ deal: 0, ply: 0 })).toEqual({ deal: 0, ply: 0 });
});

test('tricks are stepped through at their ends, and deals follow each other', () => {
  const on = [];
  for (let at = { deal: 0, ply: 0 }; on.length < 11; at = trickOn(at, 2)) on.push(positionText(at));
  expect(on).toEqual(['0.0', '0.4', '0.8', '0.12', '0.16', '0.20', '0.24', '0.28', '0.32', '0.33', '1.0']);
  expect(trickOn({ deal: 0, ply: 13 }, 2)).toEqual({ deal: 0, ply: 16 });
  expect(trickBack({ deal: 0, ply: 13 })).toEqual({ deal: 0, ply: 12 });
  expect(trickBack({ deal: 1, ply: 0 })).toEqual({ deal: 0, ply: 33 });
});

test('a slider counts all positions of a match', () => {
  fc.assert(
    fc.property(position, (any) => {
      expect(positionAt(stepOf(any))).toEqual(any);
    }),
  );
  expect(stepOf({ deal: 1, ply: 0 })).toBe(34);
});

test('a deal that a match does not have is its end', () => {
  expect(within({ deal: 5, ply: 3 }, 2)).toEqual({ deal: 1, ply: 33 });
});
