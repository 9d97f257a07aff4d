import { ManualClock } from '@bassadewitz/referee';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { Pulse } from './pulse.ts';

/** A pulse and the payloads of its pings. */
function pulseOf(clock: ManualClock) {
  const pings: string[] = [];
  const socket = { ping: (payload: string) => pings.push(payload) } as unknown as WebSocket;
  return { pulse: new Pulse(socket, clock), pings, payload: (at: number) => Buffer.from(pings[at] as string) };
}

test('the answer to the last ping is measured, once', () => {
  const clock = new ManualClock();
  const { pulse, payload } = pulseOf(clock);
  pulse.beat();
  clock.advance(30);
  expect(pulse.pong(payload(0))).toBe(30);
  clock.advance(30);
  expect(pulse.pong(payload(0))).toBeUndefined();
});

test('an old pong, a guessed one and one that nobody asked for say nothing, and spoil nothing', () => {
  const clock = new ManualClock();
  const { pulse, pings, payload } = pulseOf(clock);
  expect(pulse.pong(Buffer.from('1'))).toBeUndefined();
  pulse.beat();
  clock.advance(100);
  pulse.beat();
  expect(new Set(pings).size).toBe(2);
  clock.advance(1);
  for (const text of [payload(0), Buffer.from(''), Buffer.from('3'), Buffer.from(`${pings[1]} `)]) {
    expect(pulse.pong(text)).toBeUndefined();
  }
  clock.advance(4);
  expect(pulse.pong(payload(1))).toBe(5);
});
