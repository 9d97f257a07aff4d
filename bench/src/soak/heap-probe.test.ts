import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { startWatched } from './watched.ts';

const MIB = 2 ** 20;
const children: ReturnType<typeof startWatched>[] = [];

afterEach(async () => {
  for (const { child } of children.splice(0)) {
    if (child.exitCode !== null) continue;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
});

function start(program: string, leak = 0) {
  const watched = startWatched(['-e', program], { cwd: '.', leak });
  children.push(watched);
  return watched;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Growth of the live heap in a second and a half. */
async function growth(program: string, leak: number): Promise<number> {
  const { liveHeap } = start(program, leak);
  // The first reading comes once the program runs, and the program is to be warm.
  await liveHeap();
  await wait(500);
  const before = (await liveHeap()) ?? Number.NaN;
  await wait(1500);
  return ((await liveHeap()) ?? Number.NaN) - before;
}

const MAKES_GARBAGE = 'setInterval(() => { globalThis.last = Buffer.alloc(1e6) + [...Array(1e4)]; }, 10)';

test('garbage does not count as live, however much of it there is', async () => {
  expect(Math.abs(await growth(MAKES_GARBAGE, 0))).toBeLessThan(2 * MIB);
});

test('what is kept counts, and a leak on purpose keeps', async () => {
  expect(await growth(MAKES_GARBAGE, 8 * MIB)).toBeGreaterThan(6 * MIB);
});

test('a process that is watched ends by itself, and tells nothing after that', async () => {
  const { child, liveHeap } = start('setTimeout(() => {}, 300)');
  expect(await liveHeap()).toBeGreaterThan(MIB);
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(await liveHeap()).toBeUndefined();
});
