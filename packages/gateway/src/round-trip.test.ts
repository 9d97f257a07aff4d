import { once } from 'node:events';
import { ManualClock } from '@bassadewitz/referee';
import { afterEach, expect, test } from 'vitest';
import { helloOf, TestBot } from './testing/test-bot.ts';
import { TestGateway } from './testing/test-gateway.ts';

const clock = new ManualClock();
let house: TestGateway;

afterEach(() => house.gateway.drain());

/** The payload of the next ping. */
const pinged = async (bot: TestBot): Promise<Buffer> => (await once(bot.socket, 'ping'))[0];

/** Answers a ping after so many ms, and returns the round trip that the gateway credits from then on. */
async function answer(bot: TestBot, ping: Buffer, ms: number): Promise<number | undefined> {
  clock.advance(ms);
  bot.socket.pong(ping);
  // Frames are read in order: once this one is refused, the pong was read.
  bot.send('garbage');
  await bot.next('error');
  return house.gateway.status('ann').roundTripMs;
}

test.each([
  ['a pong that is held back buys no time', 20, 500, [20, 20]],
  ['a faster one takes some', 500, 20, [500, 20]],
])('the least round trip counts: %s', async (_, first, second, credited) => {
  // No beat of the heart comes between the pings at login and at ready.
  house = await new TestGateway({ clock, limits: { heartbeatMs: 600_000 } }).start();
  const bot = await TestBot.open(house.url, { autoPong: false });
  const atLogin = pinged(bot);
  bot.send(helloOf('ann'));
  await bot.next('welcome');
  const after = [await answer(bot, await atLogin, first)];
  const atReady = pinged(bot);
  bot.send({ type: 'ready' });
  after.push(await answer(bot, await atReady, second));
  expect(after).toEqual(credited);
});
