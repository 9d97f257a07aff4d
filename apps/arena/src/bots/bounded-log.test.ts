import { appendFileSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/command.ts';
import { BoundedLog } from './bounded-log.ts';
import { Keeper } from './keeper-process.ts';
import { LocalBot } from './local-bot.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const BOUNDS = { most: 1000, head: 100, tail: 100, lookMs: 60_000 };

/** Lines of ten bytes, the line feed among them. */
const lines = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => `line ${String(from + i).padStart(4, '0')}\n`).join('');

describe('the log of a bot', () => {
  test('that is small stays as it is', async () => {
    const path = join(folder.path, 'small.log');
    appendFileSync(path, lines(0, 100));
    await new BoundedLog(path, BOUNDS).end();
    expect(readFileSync(path, 'utf8')).toBe(lines(0, 100));
  });

  test('that grows keeps its head and its tail, and says how much was left out', async () => {
    const path = join(folder.path, 'large.log');
    appendFileSync(path, lines(0, 200));
    await new BoundedLog(path, BOUNDS).end();
    const note = "[the arena left out 1810 bytes here: a bot's log holds no more than its first and its last]";
    expect(readFileSync(path, 'utf8')).toBe(`${lines(0, 10)}\n${note}\n${lines(191, 200)}`);
  });

  test('tells of all that was left out, not of the last time alone', async () => {
    const path = join(folder.path, 'often.log');
    const log = new BoundedLog(path, { ...BOUNDS, lookMs: 10 });
    for (let i = 0; i < 5; i++) {
      appendFileSync(path, lines(i * 200, (i + 1) * 200));
      await expect.poll(() => statSync(path).size).toBeLessThan(1000);
    }
    await log.end();
    const text = readFileSync(path, 'utf8');
    const count = /\[the arena left out (\d+) bytes here/.exec(text)?.[1];
    const kept = text.replace(/\n\[the arena.*\n/, '').length;
    expect(Number(count) + kept).toBe(10_000);
    expect(text.startsWith(lines(0, 10))).toBe(true);
    expect(text.endsWith(lines(995, 1000))).toBe(true);
  });

  test('is bounded while the bot prints on', async () => {
    const path = join(folder.path, 'loud.log');
    const keeper = new Keeper();
    const loud = `let n = 0; setInterval(() => { for (let i = 0; i < 100; i++) console.error('line', n++); }, 1);`;
    const bot = LocalBot.start(
      {
        name: 'loud',
        command: [process.execPath, '-e', loud],
        cwd: folder.path,
        env: process.env,
        log: path,
        mark: 'loud-bot',
        bounds: { most: 20_000, head: 1000, tail: 1000, lookMs: 20 },
      },
      keeper,
    );
    await expect.poll(() => readFileSync(path, 'utf8').includes('left out')).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await bot.stop();
    await keeper.close();
    const text = readFileSync(path, 'utf8');
    expect(text.length).toBeLessThan(20_001);
    expect(text.startsWith('line 0\nline 1\n')).toBe(true);
  });
});
