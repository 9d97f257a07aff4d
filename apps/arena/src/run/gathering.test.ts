import type { Gateway } from '@bassadewitz/gateway';
import { expect, test } from 'vitest';
import type { LocalBot } from '../bots/local-bot.ts';
import type { BotInstance } from './bot-instances.ts';
import { type GatheringRules, gather } from './gathering.ts';

const INSTANCES = ['ann', 'bob'].map((name) => ({ id: name, name }) as BotInstance);

/** A gateway to which nobody ever comes. */
const EMPTY = {
  whenReady: () => new Promise(() => {}),
  status: () => ({ state: 'expected' }),
} as unknown as Gateway;

const gathered = (rules: Partial<GatheringRules>, processes: ReadonlyMap<string, LocalBot> = new Map()) =>
  gather(
    EMPTY,
    INSTANCES,
    processes,
    { connectMs: 5, prepareMs: 5, absent: 'fail', ...rules },
    new AbortController().signal,
  );

test('a run that begins does not begin without anybody', async () => {
  await expect(gathered({})).rejects.toThrow('bot ann did not say hello within 5 ms (connectMs)');
  await expect(gathered({ absent: 'stand-in' })).rejects.toThrow('bot ann did not say hello');
});

test('a run that begins does not begin without one of its remote bots, where the rules say so', async () => {
  const came = { name: 'ann', version: '1' };
  const gateway = { ...EMPTY, whenReady: (id: string) => (id === 'ann' ? came : new Promise(() => {})) };
  const rules = { connectMs: 5, prepareMs: 5 };
  const ask = (absent: 'fail' | 'stand-in') =>
    gather(gateway as unknown as Gateway, INSTANCES, new Map(), { ...rules, absent }, new AbortController().signal);
  await expect(ask('fail')).rejects.toThrow('bot bob did not say hello');
  expect(await ask('stand-in')).toEqual([came, undefined]);
});

test('a run that had begun goes on though all of its remote bots are away', async () => {
  expect(await gathered({ begun: true })).toEqual([undefined, undefined]);
});

test('a local bot that does not start ends it all the same', async () => {
  const bob = { exited: new Promise(() => {}), log: 'bob.log' } as unknown as LocalBot;
  await expect(gathered({ begun: true }, new Map([['bob', bob]]))).rejects.toThrow('bot bob did not say hello');
});
