import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { Patience } from './patience.ts';

test('it ends when its time is over, and not where it was stopped or started anew', async () => {
  const ended: string[] = [];
  const [patience, other] = [new Patience(), new Patience()];
  patience.start(1, () => ended.push('first'));
  patience.start(1, () => ended.push('second'));
  other.start(1, () => ended.push('stopped'));
  other.stop();
  expect([patience.running, other.running]).toEqual([true, false]);
  await expect.poll(() => ended.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect([ended, patience.running]).toEqual([['second'], false]);
});

test('what arrived while the process was busy has come in time', async () => {
  const patience = new Patience();
  const ended: string[] = [];
  const server = createServer((socket) =>
    socket.on('data', () => {
      ended.push('heard');
      patience.stop();
    }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const accepted = once(server, 'connection');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await Promise.all([once(client, 'connect'), accepted]);
  // In one go behind the poll of a turn, so that the time is over in the next before that polls.
  await new Promise<void>((resolve) =>
    setImmediate(() => {
      patience.start(5, () => ended.push('given up'));
      client.write('x');
      const end = performance.now() + 20;
      while (performance.now() < end);
      resolve();
    }),
  );
  await expect.poll(() => ended.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(ended).toEqual(['heard']);
  client.destroy();
  server.close();
});
