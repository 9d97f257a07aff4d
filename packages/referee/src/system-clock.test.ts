import { MessageChannel } from 'node:worker_threads';
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
  const { port1, port2 } = new MessageChannel();
  const read = new Promise<void>((resolve) => {
    port2.on('message', () => {
      order.push('input');
      resolve();
    });
  });
  const called = new Promise<void>((resolve) => {
    clock.at(clock.now() + 5, () => {
      order.push('alarm');
      resolve();
    });
  });
  await new Promise<void>((resolve) =>
    setTimeout(() => {
      port1.postMessage('');
      busy(20);
      resolve();
    }, 1),
  );
  await Promise.all([read, called]);
  port1.close();
  expect(order).toEqual(['input', 'alarm']);
});

test('its lag is the time that the process was busy, and not the time that it slept', async () => {
  const clock = new SystemClock();
  const cancel = clock.at(clock.now() + 10_000, () => {});
  await new Promise((resolve) => setTimeout(resolve, 60));
  const slept = clock.lag();
  busy(60);
  const worked = clock.lag();
  cancel();
  expect(slept).toBeLessThan(40);
  expect(worked - slept).toBeGreaterThanOrEqual(55);
});
