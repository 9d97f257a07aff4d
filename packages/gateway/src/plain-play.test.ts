import { decodeBotFrame } from '@bassadewitz/protocol';
import { CARDS, cardName } from '@bassadewitz/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPlainPlay } from './plain-play.ts';

const PLAY = fc.record({
  type: fc.constantFrom('play', 'play', 'play', 'plays'),
  request: fc.oneof(fc.stringMatching(/^[A-Za-z0-9._:-]{0,70}$/), fc.string()),
  card: fc.oneof(fc.constantFrom(...CARDS.map(cardName)), fc.string({ maxLength: 3 })),
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
    fc.property(TEXT, (text) => {
      const play = readPlainPlay(text);
      if (play !== undefined) expect(decodeBotFrame(text)).toEqual({ ok: true, value: play });
    }),
    { numRuns: 2000 },
  );
});

test('it reads every card as libraries write it', () => {
  for (const card of CARDS.map(cardName)) {
    const play = { type: 'play', request: 'Xk3f9aQz.17', card };
    expect(readPlainPlay(JSON.stringify(play))).toEqual(play);
  }
});

test.each([
  '',
  '{"type":"play","request":"q1","card":"7C"} ',
  '{"type": "play","request":"q1","card":"7C"}',
  '{"request":"q1","type":"play","card":"7C"}',
  '{"type":"play","request":"","card":"7C"}',
  '{"type":"play","request":"q1","cord":"7C"}',
  '{"type":"play","request":"q1","card":"10"}',
  '{"type":"play","request":"q\\u0031","card":"7C"}',
  '{"type":"play","request":"q1","card":"9C","card":"7C"}',
])('it leaves the rest to the decoder: %s', (text) => {
  expect(readPlainPlay(text)).toBeUndefined();
});
