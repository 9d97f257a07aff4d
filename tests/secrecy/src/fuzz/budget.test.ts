import { once } from 'node:events';
import { connect } from 'node:net';
import type { GatewayLimits } from '@bassadewitz/gateway';
import { ManualClock } from '@bassadewitz/referee';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Arena } from './arena.ts';
import { Chance } from './chance.ts';
import { anyFrame, type Sent } from './generate.ts';
import { judge } from './oracle.ts';

let arena: Arena;

afterEach(() => arena.close());

interface Ending {
  /** The codes of all errors that came, in order. */
  readonly codes: readonly string[];
  readonly closed: string;
}

/** Sends frames in one go over a connection that has said no hello, on a clock that stands still, until it is closed. */
async function send(
  frames: readonly Sent['payload'][],
  pings = 0,
  limits: Partial<GatewayLimits> = {},
): Promise<Ending> {
  arena = new Arena(limits, new ManualClock());
  const url = await arena.gateway.listen();
  const raw = connect({ host: '127.0.0.1', port: Number(new URL(url).port) });
  const socket = new WebSocket(url, { perMessageDeflate: false, createConnection: () => raw });
  const codes: string[] = [];
  socket.on('message', (payload) => codes.push(JSON.parse(payload.toString()).code));
  socket.on('error', () => {});
  await once(socket, 'open');
  const closed = once(socket, 'close');
  raw.cork();
  for (const frame of frames) socket.send(frame, { binary: typeof frame !== 'string' });
  for (let i = 0; i < pings; i++) socket.ping();
  raw.uncork();
  const [code, reason] = await closed;
  return { codes, closed: `${code} ${reason}` };
}

test('the 65th refused frame spends the budget: it is answered, then BUDGET_SPENT, and the socket closes with 4503', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const chance = new Chance(seed);
      const frames: Sent['payload'][] = [];
      while (frames.length < 80) {
        const { payload } = anyFrame(chance, ['q17']);
        const expected = judge(payload, 'connected', () => false);
        if (expected !== 'accepted' && !expected.includes('FRAME_TOO_LARGE')) frames.push(payload);
      }
      const { codes, closed } = await send(frames);
      expect(closed).toBe('4503 BUDGET_SPENT');
      expect(codes.length).toBe(66);
      expect(codes.at(-1)).toBe('BUDGET_SPENT');
      expect(codes.slice(0, -1)).not.toContain('BUDGET_SPENT');
      await arena.close();
    }),
    { numRuns: 20 },
  );
});

test('a frame that is too large is charged by its size: 33 of two soft limits are too many', async () => {
  const { codes, closed } = await send(Array.from({ length: 40 }, () => 'x'.repeat(4097)));
  expect(closed).toBe('4503 BUDGET_SPENT');
  expect(codes).toEqual([...Array.from({ length: 33 }, () => 'FRAME_TOO_LARGE'), 'BUDGET_SPENT']);
});

test('pings are frames too: the 21st of a budget of 20 closes with FLOOD', async () => {
  expect(await send([], 21, { framesPerSecond: 20 })).toEqual({ codes: ['FLOOD'], closed: '4504 FLOOD' });
});

// The WebSocket library would cut a connection without a word once 60 of its own pongs wait to be written.
test('so does the 201st of the default budget, though all come at once', async () => {
  expect(await send([], 201)).toEqual({ codes: ['FLOOD'], closed: '4504 FLOOD' });
});

test.each<[string, Sent['payload'], string]>([
  ['a frame above the hard limit', 'x'.repeat(65_537), '1009 '],
  ['a binary frame above the hard limit', new Uint8Array(65_537), '1009 '],
])('%s closes with the code of the standard, and nothing comes before it', async (_, frame, closed) => {
  expect(await send([frame])).toEqual({ codes: [], closed });
});
