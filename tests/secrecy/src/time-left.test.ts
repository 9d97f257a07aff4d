import { dealHands, deriveKey, receiptSalt, requestSeeds } from '@bassadewitz/fairness';
import type { Request } from '@bassadewitz/protocol';
import { expect, test } from 'vitest';
import type { Act, Answer } from './worlds/script.ts';
import { playWorld } from './worlds/world.ts';

const key = deriveKey('time left');
const FIRST: Answer = { kind: 'legal', choice: 0 };

/** The first requests to a bot that does these things about its very first one, and then answers; moves of 1000 ms, a bank of 5000. */
async function requestsAfter(acts: readonly Act[], answer: Answer = FIRST): Promise<Request[]> {
  const { transcript } = await playWorld({
    ruleSet: 'easy',
    time: { moveMs: 1000, bankMs: 5000 },
    seat: 1,
    script: [{ acts, answer }, ...Array.from({ length: 200 }, () => ({ acts: [], answer: FIRST }))],
    hands: (deal) => dealHands(key, 0, deal),
    seeds: (deal, trick) => requestSeeds(key, 0, deal, trick),
    others: () => ({ ms: 0, answer: FIRST }),
    names: ['bob', 'cat', 'dan'],
    job: { match: 0, round: 0, table: 0, board: 0, replay: 0, bots: [0, 1, 2, 3] },
    salt: receiptSalt(key, 0),
  });
  return transcript.filter((frame) => frame.startsWith('{"type":"request"')).map((frame) => JSON.parse(frame));
}

test('a bot that comes back gets the same request with the move time really left', async () => {
  const [asked, again, next] = await requestsAfter([{ kind: 'reconnect', ms: 400 }]);
  expect(asked).toMatchObject({ moveMs: 1000, bankMs: 5000 });
  expect(again).toEqual({ ...asked, moveMs: 600 });
  expect(next).toMatchObject({ moveMs: 1000, bankMs: 5000 });
});

test('and with the bank really left, which the answer then leaves as it is', async () => {
  const [asked, again, next] = await requestsAfter([{ kind: 'reconnect', ms: 2500 }]);
  expect(again).toEqual({ ...asked, moveMs: 0, bankMs: 3500 });
  expect(next).toMatchObject({ moveMs: 1000, bankMs: 3500 });
});

test('time goes on over two absences and the thinking between them', async () => {
  const [asked, again, third, next] = await requestsAfter([
    { kind: 'reconnect', ms: 300 },
    { kind: 'think', ms: 500 },
    { kind: 'reconnect', ms: 400 },
  ]);
  expect(again).toEqual({ ...asked, moveMs: 700 });
  expect(third).toEqual({ ...asked, moveMs: 0, bankMs: 4800 });
  expect(next).toMatchObject({ moveMs: 1000, bankMs: 4800 });
});

test('a login that replaces another gets it with the time left as well', async () => {
  const [asked, again] = await requestsAfter([{ kind: 'think', ms: 250 }, { kind: 'replace' }]);
  expect(again).toEqual({ ...asked, moveMs: 750 });
});

test('a bot that comes back too late finds its bank spent, and is asked the next card', async () => {
  const [asked, next] = await requestsAfter([], { kind: 'expire-away' });
  expect(next?.request).not.toBe(asked?.request);
  expect(next).toMatchObject({ moveMs: 1000, bankMs: 0 });
});
