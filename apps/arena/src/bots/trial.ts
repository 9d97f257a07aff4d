import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StartBot } from '@bassadewitz/conformance';
import { Failure } from '../failure.ts';
import { botEnvironment } from './environment.ts';
import { Keeper } from './keeper-process.ts';
import { LocalBot } from './local-bot.ts';

/**
 * Lets a bot be started outside of a run, as often as need be, and sees to it that nothing of it is left afterwards.
 * `start` rejects with Failure BOT where the system cannot start the command: then there is no bot that could be judged.
 */
export async function withTrial<T>(command: readonly string[], use: (start: StartBot) => Promise<T>): Promise<T> {
  const keeper = new Keeper();
  const folder = mkdtempSync(join(tmpdir(), 'bassadewitz-trial-'));
  let started = 0;
  const start: StartBot = async (url, token) => {
    const log = join(folder, `${started++}.log`);
    const env = botEnvironment(process.env, {}, { url, token });
    const bot = LocalBot.start({ name: 'bot', command, cwd: process.cwd(), env, log, mark: token }, keeper);
    const why = await bot.unstarted();
    if (why !== undefined) throw new Failure('BOT', `the bot ${why}; see docs/exit-codes.md`);
    return { exited: bot.exited, stop: () => bot.stop(), output: () => readFileSync(log, 'utf8') };
  };
  try {
    return await use(start);
  } finally {
    await keeper.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
