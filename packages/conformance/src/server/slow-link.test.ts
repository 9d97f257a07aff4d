import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { SlowLink } from './slow-link.ts';

/** Sends texts one by one through a slow link and gives what arrives, with the time that it took in ms. */
async function passThrough(texts: readonly string[], between: () => Promise<void>) {
  const arrived = Promise.withResolvers<string>();
  const server = createServer((socket) => {
    let text = '';
    socket.on('data', (data) => {
      text += data;
    });
    socket.on('end', () => arrived.resolve(text));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const link = await SlowLink.open(port, { delayMs: 40, pieceBytes: 7, gapMs: 2 });
  const began = performance.now();
  const socket = connect(link.port, '127.0.0.1');
  for (const text of texts) {
    socket.write(text);
    await between();
  }
  socket.end();
  const text = await arrived.promise;
  const tookMs = performance.now() - began;
  await link.close();
  server.close();
  return { text, tookMs };
}

const TEXTS = Array.from({ length: 40 }, (_, index) => `(message ${index} of forty)`);

test('what goes in comes out, in order and after the delay', async () => {
  const { text, tookMs } = await passThrough(TEXTS, async () => {});
  expect(text).toBe(TEXTS.join(''));
  expect(tookMs).toBeGreaterThan(40);
});

test('pieces stay in order when the timers are late', async () => {
  const { text } = await passThrough(TEXTS, async () => {
    await pause(1);
    const until = performance.now() + 7;
    while (performance.now() < until);
  });
  expect(text).toBe(TEXTS.join(''));
});
