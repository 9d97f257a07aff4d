import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeBotFrame } from './decode-bot-frame.ts';
import { decodeServerFrame } from './decode-server-frame.ts';
import { encode } from './encode.ts';
import { CARDS } from './generated/enumerations.ts';

test('a message is one line of JSON', () => {
  expect(encode({ type: 'play', request: 'q17', card: '7C' })).toBe('{"type":"play","request":"q17","card":"7C"}');
});

test('every play comes back as it was', () => {
  const request = fc.stringMatching(/^[A-Za-z0-9._:-]{1,64}$/);
  fc.assert(
    fc.property(request, fc.constantFrom(...CARDS), (id, card) => {
      const play = { type: 'play', request: id, card } as const;
      expect(decodeBotFrame(encode(play))).toEqual({ ok: true, value: play });
    }),
  );
});

test('any text for people comes back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (message) => {
      const goodbye = { type: 'goodbye', reason: 'withdrawn', message } as const;
      expect(decodeServerFrame(encode(goodbye))).toEqual({ ok: true, value: goodbye });
    }),
  );
});
