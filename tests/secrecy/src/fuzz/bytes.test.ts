import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Arena, NO_LIMITS } from './arena.ts';
import { Chance } from './chance.ts';

/** A short form runs in every test; `npx -y pnpm@12 fuzz` is a long one. */
const SOCKETS = Number(process.env.FUZZ_SOCKETS ?? 200);

const UPGRADE = [
  'GET /v1/bot HTTP/1.1',
  'Host: localhost',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  '\r\n',
].join('\r\n');

/** Bytes that are a frame of WebSocket in most, but seldom all, respects. */
function nearlyFrame(chance: Chance): Buffer {
  const length = chance.of([0, 1, 2, 20, 125, 126, 127]);
  const header = [chance.below(4) === 0 ? chance.below(256) : chance.of([0x81, 0x82, 0x01, 0x80, 0x88, 0x89, 0x8a])];
  header.push((chance.below(8) === 0 ? 0 : 0x80) | length);
  const size = length < 126 ? length : chance.below(300);
  if (length === 126) header.push(size >> 8, size & 0xff);
  if (length === 127) header.push(0, 0, 0, 0, 0, 0, size >> 8, size & 0xff);
  return Buffer.from([...header, 0, 0, 0, 0, ...Array.from({ length: size }, () => chance.below(256))]);
}

function anyBytes(chance: Chance): Buffer {
  const frames = Array.from({ length: 1 + chance.below(8) }, () =>
    chance.below(3) === 0
      ? Buffer.from(Array.from({ length: chance.below(80) }, () => chance.below(256)))
      : nearlyFrame(chance),
  );
  return Buffer.concat(frames);
}

/** Sends bytes after, or in place of, the upgrade; then closes its side and waits until all is closed. */
async function shout(socket: Socket, chance: Chance): Promise<void> {
  await once(socket, 'connect');
  socket.resume();
  socket.on('error', () => {});
  if (chance.below(10) > 0) socket.write(UPGRADE);
  const closed = once(socket, 'close');
  const bytes = anyBytes(chance);
  const half = chance.below(bytes.length + 1);
  socket.write(bytes.subarray(0, half));
  await new Promise((resolve) => setImmediate(resolve));
  socket.end(bytes.subarray(half));
  await closed;
}

test('whatever bytes come over a socket, it is closed and the next bot is let in', {
  timeout: 120_000 + SOCKETS * 100,
}, async () => {
  const arena = new Arena({ ...NO_LIMITS, closeMs: 100, failedLogins: 100_000 });
  const url = new URL(await arena.gateway.listen());
  const chance = new Chance(3);
  for (let i = 0; i < SOCKETS; i++) {
    await shout(connect({ host: '127.0.0.1', port: Number(url.port) }), chance);
  }
  const bot = new WebSocket(url);
  await once(bot, 'open');
  bot.send('{"type":"hello","versions":["1.0"],"token":"token-of-ann","name":"ann","version":"1","tables":1}');
  const [welcome] = await once(bot, 'message');
  expect(JSON.parse(welcome.toString())).toMatchObject({ type: 'welcome', name: 'ann' });
  bot.terminate();
  await arena.close();
});
