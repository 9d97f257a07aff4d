import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { SystemClock } from './index.ts';

function busy(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test('it calls back at its time, not before', async () => {
  const clock = new SystemClock();
  const start = clock.now();
  await new Promise<void>((resolve) => void clock.at(start + 20, resolve));
  expect(clock.now() - start).toBeGreaterThanOrEqual(20);
});

test('it does not call back what was taken back, and taking back twice does no harm', async () => {
  const clock = new SystemClock();
  let called = false;
  const cancel = clock.at(clock.now() + 1, () => {
    called = true;
  });
  cancel();
  cancel();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(called).toBe(false);
});

test('input that came before a late timer is read before it calls back', async () => {
  const clock = new SystemClock();
  const order: string[] = [];
  const server = createServer((socket) => socket.on('data', () => order.push('input')));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(client, 'connect');
  await new Promise((resolve) => setTimeout(resolve, 20));
  await new Promise<void>((resolve) => {
    // In one go behind the poll of a turn, so that the timer is due in the next before that polls.
    setImmediate(() => {
      clock.at(clock.now() + 5, () => {
        order.push('alarm');
        resolve();
      });
      client.write('x');
      busy(20);
    });
  });
  client.destroy();
  server.close();
  expect(order).toEqual(['input', 'alarm']);
});

test('its lag is the time that the process was busy, and not the time that it slept', async () => {
  const clock = new SystemClock();
  const cancel = clock.at(clock.now() + 10_000, () => {});
  await new Promise((resolve) => setTimeout(resolve, 800));
  const slept = clock.lag();
  busy(60);
  const worked = clock.lag();
  cancel();
  // Of what a busy machine takes away from a process some is taken for work.
  expect(slept).toBeLessThan(400);
  expect(worked - slept).toBeGreaterThanOrEqual(55);
});
