import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LineSplitter } from './line-splitter.ts';

test('lines are the same however the text comes in pieces', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '\n') })), (pieces) => {
      const splitter = new LineSplitter();
      const lines = pieces.flatMap((piece) => splitter.push(piece));
      expect([...lines, splitter.end()]).toEqual(pieces.join('').split('\n'));
    }),
  );
});
