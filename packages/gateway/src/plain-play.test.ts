import { decodeBotFrame } from '@bassadewitz/protocol';
import { CARDS, cardName } from '@bassadewitz/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MaskedFrame } from './inbox.ts';
import { cardOf, PlainPlays, requestOf } from './plain-play.ts';

const PREFIX = 'Xk3f9aQz.';
const plays = new PlainPlays(PREFIX);

/** A text as the payload of a frame, behind other bytes and before others. */
function masked(text: string, mask = [0x5a, 0x01, 0xff, 0x80]): MaskedFrame {
  const payload = Buffer.from(text).map((byte, i) => byte ^ (mask[i % 4] as number));
  const frame = new MaskedFrame();
  frame.bytes = Buffer.concat([Buffer.from('{}'), Buffer.from(mask), payload, Buffer.from('"}')]);
  frame.start = 6;
  frame.end = 6 + payload.length;
  return frame;
}

const REQUEST = fc.oneof(
  fc.maxSafeNat().map((number) => `${PREFIX}${number}`),
  fc.stringMatching(/^[0-9]{0,17}$/).map((digits) => PREFIX + digits),
  fc.stringMatching(/^[A-Za-z0-9._:-]{0,70}$/),
  fc.string(),
);

const PLAY = fc.record({
  type: fc.constantFrom('play', 'play', 'play', 'plays'),
  request: REQUEST,
  card: fc.oneof(fc.constantFrom(...CARDS.map(cardName)), fc.string({ maxLength: 3, unit: 'binary' })),
});

/** Texts that are plays, or nearly. */
const TEXT = fc.oneof(
  PLAY.map((play) => JSON.stringify(play)),
  PLAY.map(({ type, request, card }) => `{"type":"${type}","request":"${request}","card":"${card}"}`),
  fc.tuple(PLAY, fc.nat(), fc.string({ maxLength: 2 })).map(([play, at, noise]) => {
    const text = JSON.stringify(play);
    return text.slice(0, at % text.length) + noise + text.slice(at % text.length);
  }),
);

test('whatever it reads, the decoder reads as the same message', () => {
  fc.assert(
    fc.property(TEXT, fc.array(fc.nat(255), { minLength: 4, maxLength: 4 }), (text, mask) => {
      const play = plays.read(masked(text, mask));
      if (play === -1) return;
      const value = { type: 'play', request: PREFIX + requestOf(play), card: cardName(cardOf(play)) };
      expect(decodeBotFrame(text)).toEqual({ ok: true, value });
    }),
    { numRuns: 4000 },
  );
});

test('it reads every card as libraries write it', () => {
  for (const card of CARDS) {
    for (const number of [0, 7, 10, 123_456, 99_999_999_999_999]) {
      const play = plays.read(masked(JSON.stringify({ type: 'play', request: PREFIX + number, card: cardName(card) })));
      expect([requestOf(play), cardOf(play)]).toEqual([number, card]);
    }
  }
});

test.each([
  '',
  '{"type":"play","request":"Xk3f9aQz.17","card":"7C"} ',
  '{"type": "play","request":"Xk3f9aQz.17","card":"7C"}',
  '{"request":"Xk3f9aQz.17","type":"play","card":"7C"}',
  '{"type":"play","request":"","card":"7C"}',
  '{"type":"play","request":"Xk3f9aQz.","card":"7C"}',
  '{"type":"play","request":"Xk3f9aQy.17","card":"7C"}',
  '{"type":"play","request":"Xk3f9aQz.017","card":"7C"}',
  '{"type":"play","request":"Xk3f9aQz.1e1","card":"7C"}',
  '{"type":"play","request":"Xk3f9aQz.100000000000000","card":"7C"}',
  '{"type":"play","request":"Xk3f9aQz.17","cord":"7C"}',
  '{"type":"play","request":"Xk3f9aQz.17","card":"10"}',
  '{"type":"play","request":"Xk3f9aQz.17","card":"♥C"}',
  '{"type":"play","request":"Xk3f9aQz.17","card":"7C"]',
  '{"type":"play","request":"Xk3f9aQz.17","card":"7C\'}',
  '{"type":"play","request":"Xk3f9aQz.\\u0031","card":"7C"}',
  '{"type":"play","request":"Xk3f9aQz.17","card":"9C","card":"7C"}',
])('it leaves the rest to the decoder: %s', (text) => {
  expect(plays.read(masked(text))).toBe(-1);
});
