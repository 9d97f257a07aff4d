import type { Duplex } from 'node:stream';
import type { Question } from '@bassadewitz/referee';
import { ManualClock } from '@bassadewitz/referee';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { Outbox, Turn } from './outbox.ts';

/** An outbox whose socket only notes what is written to it. */
function outboxOf(turn: Turn, limit = 1000) {
  const heard: string[] = [];
  const socket = { OPEN: 1, readyState: 1, bufferedAmount: 0 };
  const raw = { write: (text: string) => heard.push(text) };
  const overflow = () => heard.push('overflow');
  const outbox = new Outbox(turn, socket as WebSocket, raw as unknown as Duplex, () => limit, overflow);
  return { heard, socket, outbox };
}

function question(heard: string[]): Question {
  return { written: () => heard.push('written') } as unknown as Question;
}

const turnEnds = () => new Promise((resolve) => setImmediate(resolve));

test('what is sent in one turn is written once, at the end of it, for each socket', async () => {
  const turn = new Turn(new ManualClock());
  const one = outboxOf(turn);
  const two = outboxOf(turn);
  one.outbox.send('a');
  two.outbox.send('b');
  one.outbox.send('c');
  expect([one.heard, two.heard]).toEqual([[], []]);
  await turnEnds();
  expect([one.heard, two.heard]).toEqual([['\x81\x01a\x81\x01c'], ['\x81\x01b']]);
  one.outbox.send('d');
  await turnEnds();
  expect(one.heard[1]).toBe('\x81\x01d');
});

test('eight questions for one socket do not wait for the end of the turn; what is only told does', async () => {
  const { heard, outbox } = outboxOf(new Turn(new ManualClock()));
  for (let told = 0; told < 20; told++) outbox.send('r');
  for (let asked = 0; asked < 7; asked++) outbox.ask('q', question([]));
  expect(heard).toEqual([]);
  outbox.ask('q', question([]));
  expect(heard).toEqual(['\x81\x01r'.repeat(20) + '\x81\x01q'.repeat(8)]);
  await turnEnds();
  expect(heard).toHaveLength(1);
});

test('in a turn with many questions over all sockets they are written in portions', async () => {
  const turn = new Turn(new ManualClock());
  const boxes = Array.from({ length: 70 }, () => outboxOf(turn));
  for (const { outbox, heard } of boxes) outbox.ask('a', question(heard));
  expect(boxes.filter(({ heard }) => heard.length > 0)).toHaveLength(64);
  await turnEnds();
  expect(boxes.every(({ heard }) => heard.length === 2)).toBe(true);
});

test('the clock of a question starts when it is written, once', async () => {
  const { heard, outbox } = outboxOf(new Turn(new ManualClock()));
  outbox.ask('q', question(heard));
  expect(heard).toEqual([]);
  outbox.flush();
  await turnEnds();
  expect(heard).toEqual(['\x81\x01q', 'written']);
});

test('nothing is written to a socket that closes, and what waits too long is reported', async () => {
  const { heard, outbox, socket } = outboxOf(new Turn(new ManualClock()), 10);
  socket.readyState = 2;
  outbox.send('a');
  await turnEnds();
  expect(heard).toEqual([]);
  socket.readyState = 1;
  socket.bufferedAmount = 10;
  outbox.send('b');
  outbox.flush();
  socket.bufferedAmount = 11;
  outbox.send('c');
  outbox.flush();
  expect(heard).toEqual(['\x81\x01b', '\x81\x01c', 'overflow']);
});
