import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type BotMessage, decodeBotFrame, type Request, type ServerMessage } from './index.ts';
import { decodeServerFrameStrictly } from './strict.ts';

interface Line {
  readonly from: 'bot' | 'server';
  /** Set where the frame is one that the server refuses. */
  readonly refused?: true;
  readonly frame: BotMessage | ServerMessage;
}

function read(name: string): Line[] {
  const path = new URL(`../../../protocol/v1/transcripts/${name}.ndjson`, import.meta.url);
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line));
}

describe.each(['match', 'faults'])('transcript %s', (name) => {
  const lines = read(name);

  test('every frame is valid, but for those marked as refused', () => {
    for (const { from, refused, frame } of lines) {
      const decoded =
        from === 'bot' ? decodeBotFrame(JSON.stringify(frame)) : decodeServerFrameStrictly(JSON.stringify(frame));
      expect(decoded.ok, JSON.stringify(decoded)).toBe(refused !== true);
    }
  });

  test('begins with the handshake and ends with a goodbye of the server', () => {
    expect(lines.slice(0, 3).map(({ frame }) => frame.type)).toEqual(['hello', 'welcome', 'ready']);
    expect(lines.slice(-1).map(({ from, frame }) => [from, frame.type])).toEqual([['server', 'goodbye']]);
  });

  test('every play answers the open request, and hand, legal cards and tricks of a request agree', () => {
    let open: Request | undefined;
    for (const { frame } of lines) {
      if (frame.type === 'play') expect(frame.request).toBe(open?.request);
      if (frame.type !== 'request') continue;
      open = frame;
      const seen = [...frame.hand, ...frame.trick.cards, ...frame.tricks.flatMap(({ cards }) => cards)];
      expect(new Set(seen).size).toBe(seen.length);
      expect(frame.hand).toEqual(expect.arrayContaining([...frame.legal]));
      expect(frame.hand.length).toBe(8 - frame.tricks.length);
    }
  });
});

test('in the first transcript every card played is legal', () => {
  const lines = read('match').map(({ frame }) => frame);
  const requests = lines.filter((frame) => frame.type === 'request');
  const plays = lines.filter((frame) => frame.type === 'play');
  expect(requests.length).toBe(6);
  expect(plays.map(({ card }, i) => requests[i]?.legal.includes(card))).toEqual(Array(6).fill(true));
});

test('in the second transcript the server tells of every fault, and the deal result lists them', () => {
  const lines = read('faults').map(({ frame }) => frame);
  const errors = lines.filter((frame) => frame.type === 'error').map(({ code }) => code);
  expect(errors).toEqual(['ILLEGAL_CARD', 'UNKNOWN_FIELD', 'TIMEOUT', 'LATE']);
  const result = lines.find((frame) => frame.type === 'deal-result');
  expect(result?.faults.map(({ kind }) => kind)).toEqual(['illegal', 'malformed', 'timeout']);
});
