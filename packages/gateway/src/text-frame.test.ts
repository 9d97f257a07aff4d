import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as library from 'ws';
import { asciiJson, textFrame } from './text-frame.ts';

/** What the library has beside its types. */
interface Framing {
  readonly Sender: { frame(payload: Buffer, options: object): Buffer[] };
}

/** The frame of the library, as one buffer. */
function libraryFrame(text: string): Buffer {
  const { Sender } = library as unknown as Framing;
  const options = { fin: true, rsv1: false, opcode: 1, mask: false, readOnly: false };
  return Buffer.concat(Sender.frame(Buffer.from(text), options));
}

test.each([0, 1, 125, 126, 127, 255, 256, 65_535, 65_536, 65_537, 200_000])(
  'a text of %i characters becomes the frame that the library makes',
  (length) => {
    const text = 'x'.repeat(length);
    expect(Buffer.from(textFrame(text), 'latin1').equals(libraryFrame(text))).toBe(true);
  },
);

test('JSON beyond ASCII is escaped, and means the same', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      const text = asciiJson(JSON.stringify(value));
      expect([...text].every((character) => character <= '\x7f')).toBe(true);
      expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(value));
    }),
  );
  expect(asciiJson('"♣🂡"')).toBe('"\\u2663\\ud83c\\udca1"');
});
