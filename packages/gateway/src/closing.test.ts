import type { Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { TestBot } from './testing/test-bot.ts';
import { TestGateway } from './testing/test-gateway.ts';

let arena: TestGateway;
afterEach(() => arena.gateway.drain());

/** A frame as a client sends it, masked with zeros. */
function frame(kind: number, payload: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x80 + kind, 0x80 + payload.length, 0, 0, 0, 0]), payload]);
}

const CLOSE = frame(0x8, Buffer.from([0x03, 0xe8]));
const play = (request: string, card: string) =>
  frame(0x1, Buffer.from(JSON.stringify({ type: 'play', request, card })));

/** The bytes of a bot that go past its library. */
const raw = ({ socket }: TestBot) => (socket as unknown as { readonly _socket: Socket })._socket;

/** A bot that is ready, and the first request of its match. */
async function asked() {
  arena = await new TestGateway().start();
  const bot = await TestBot.logIn(arena.url, 'ann');
  await arena.gateway.whenReady('ann');
  void arena.play();
  const { request, legal } = await bot.next('request');
  return { bot, request, answer: play(request, legal[0] as string) };
}

test('what comes behind a close frame is no play', async () => {
  const { bot, request, answer } = await asked();
  raw(bot).write(Buffer.concat([CLOSE, answer]));
  await bot.closed;
  const back = await TestBot.logIn(arena.url, 'ann');
  expect((await back.next('request')).request).toBe(request);
});

test('a play beside others in one piece of bytes is one, whatever stands before and after it', async () => {
  const { bot, request, answer } = await asked();
  const [ping, bad] = [frame(0x9, Buffer.from('hi')), frame(0x1, Buffer.from('no JSON'))];
  raw(bot).write(Buffer.concat([ping, bad, answer, bad]));
  expect((await bot.next('error')).code).toBe('INVALID_JSON');
  // The next question, or what else follows from the play, stands between the two.
  expect((await bot.next('request')).request).not.toBe(request);
  expect((await bot.next('error')).code).toBe('INVALID_JSON');
});
