import { describe, expect, it } from 'vitest';
import type { Bot } from './bot.ts';
import { TESTER, TestPlatform } from './fakes/bot-run.ts';
import { LinkServer } from './fakes/servers.ts';
import { runOn } from './run.ts';

describe('a bot as a program', () => {
  it('ends with a line that sums it up, and no exit code', async () => {
    const server = new LinkServer();
    const platform = new TestPlatform(server.dial, { BASSADEWITZ_URL: 'ws://arena/' });
    const run = runOn(platform, TESTER, {});
    const peer = await server.accept();
    await peer.greet();
    const result = { type: 'match-result', match: 'm1', ruleSet: 'classic', seat: 2, deals: 1 } as const;
    peer.send({ ...result, chips: [-12, 4, 5, 3], places: [4, 2, 1, 3], receipt: 'a'.repeat(64) });
    peer.send({ type: 'goodbye', reason: 'tournament-over', message: 'Well played.' });
    peer.close(1000);
    expect(await run).toMatchObject({ chips: 5 });
    expect(platform.lines).toEqual(['tester: tournament-over: 1 match, +5 chips, 0 requests. Well played.']);
    expect(platform.exitCode).toBeUndefined();
  });

  it.each([
    ['without an address', TESTER, {}, 2, 'tester: no server is named: '],
    ['that is no bot', {} as Bot, {}, 2, "bot: a bot's name is "],
    ['with an option misspelt', TESTER, { tabels: 3 } as object, 2, 'tester: no option is called tabels; '],
  ])('%s ends with one line and its exit code', async (_name, bot, options, exitCode, line) => {
    const platform = new TestPlatform(new LinkServer().dial);
    expect(await runOn(platform, bot, options)).toBeUndefined();
    expect(platform.lines).toEqual([expect.stringContaining(line)]);
    expect(platform.exitCode).toBe(exitCode);
  });

  it('whose prepare fails ends with 5', async () => {
    const server = new LinkServer();
    const platform = new TestPlatform(server.dial, { BASSADEWITZ_URL: 'ws://arena/' });
    const run = runOn(platform, { ...TESTER, prepare: () => Promise.reject(new Error('no model')) }, {});
    const peer = await server.accept();
    await peer.next();
    await peer.welcome();
    peer.close(1000);
    await run;
    expect(platform.lines).toEqual(['tester: prepare failed: Error: no model']);
    expect(platform.exitCode).toBe(5);
  });
});
