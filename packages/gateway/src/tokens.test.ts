import { once } from 'node:events';
import { createServer } from 'node:http';
import { ManualClock } from '@bassadewitz/referee';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { hashOfToken } from './index.ts';
import { helloOf, TestBot } from './testing/test-bot.ts';
import { TestGateway } from './testing/test-gateway.ts';

let house: TestGateway;
afterEach(async () => {
  vi.useRealTimers();
  await house.gateway.drain();
});

const carl = (token: string) => ({ ...helloOf('carl'), token });

async function logIn(hello: object): Promise<TestBot> {
  const bot = await TestBot.open(house.url);
  bot.send(hello);
  return bot;
}

describe('a bot of which only hashes of its tokens are known', () => {
  test('is let in by each of them, and by nothing else', async () => {
    house = await new TestGateway().start();
    house.gateway.expect({ name: 'carl', tokenHashes: [hashOfToken('one'), hashOfToken('two')] });
    for (const token of ['one', 'two']) expect((await (await logIn(carl(token))).next('welcome')).name).toBe('carl');
    for (const token of ['three', hashOfToken('one')]) {
      expect((await (await logIn(carl(token))).next('error')).code).toBe('UNAUTHORIZED');
    }
  });

  test('loses the session of a token that is revoked, and keeps that of another', async () => {
    house = await new TestGateway().start();
    house.gateway.expect({ name: 'carl', tokenHashes: [hashOfToken('one'), hashOfToken('two')] });
    const bot = await logIn(carl('one'));
    await bot.next('welcome');
    house.gateway.replaceTokens('carl', [hashOfToken('one')]);
    house.gateway.replaceTokens('carl', [hashOfToken('three')]);
    expect((await bot.next('error')).code).toBe('UNAUTHORIZED');
    expect(await bot.closed).toEqual({ code: 4001, reason: 'UNAUTHORIZED' });
    expect((await (await logIn(carl('two'))).next('error')).code).toBe('UNAUTHORIZED');
    expect((await (await logIn(carl('three'))).next('welcome')).name).toBe('carl');
  });

  test('cannot be expected without a secret, with two kinds of it, or with that of another', async () => {
    house = await new TestGateway().start();
    const { gateway } = house;
    expect(() => gateway.expect({ name: 'carl' })).toThrow('carl has none of token, tokenHashes and guest');
    expect(() => gateway.expect({ name: 'carl', token: 'x', tokenHashes: [] })).toThrow('has several of');
    expect(() => gateway.expect({ name: 'carl', tokenHashes: ['x'] })).toThrow('is not 64 hexadecimal digits');
    expect(() => gateway.expect({ name: 'carl', tokenHashes: [hashOfToken('token-ann')] })).toThrow(
      'carl has the token of ann',
    );
    gateway.expect({ name: 'carl', tokenHashes: [] });
    expect(gateway.status('carl').state).toBe('expected');
  });
});

describe('a bot that is expected no more', () => {
  test('is told goodbye, and its token lets nobody in; its name is free', async () => {
    house = await new TestGateway().start();
    const { gateway } = house;
    gateway.expect({ name: 'carl', token: 'one' });
    const bot = await logIn(carl('one'));
    await bot.next('welcome');
    expect(gateway.connections).toBe(1);
    gateway.forget('carl', 'it is over');
    expect(await bot.next('goodbye')).toMatchObject({ reason: 'tournament-over', message: 'it is over' });
    await bot.closed;
    expect((await (await logIn(carl('one'))).next('error')).code).toBe('UNAUTHORIZED');
    expect(() => gateway.status('carl')).toThrow('no bot named carl is expected');
    gateway.expect({ name: 'carl', token: 'one' });
    expect((await (await logIn(carl('one'))).next('welcome')).name).toBe('carl');
  });
});

describe('a guest', () => {
  const gast = { ...helloOf('gast'), token: undefined };

  test('is let in by its name, which nobody else can have meanwhile', async () => {
    house = await new TestGateway().start();
    house.gateway.expect({ name: 'gast', guest: true });
    const first = await logIn(gast);
    await first.next('welcome');
    const second = await logIn(gast);
    expect((await second.next('error')).code).toBe('NAME_TAKEN');
    expect(await second.closed).toEqual({ code: 4506, reason: 'NAME_TAKEN' });
    first.socket.close();
    await first.closed;
    await expect.poll(() => house.gateway.status('gast').state).toBe('lost');
    await (await logIn(gast)).next('welcome');
  });

  test('that lost its connection without a close is let in again after one ping; one that lives keeps its name', async () => {
    // A time is over when the test says so, and what answers has all the time that it needs.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    house = await new TestGateway({ limits: { heartbeatMs: 600_000, prepareMs: 2_000_000_000 } }).start();
    house.gateway.expect({ name: 'gast', guest: true });
    const lost = await TestBot.open(house.url, { autoPong: false });
    lost.send(gast);
    await lost.next('welcome');
    const taken = async () => {
      const bot = await logIn(gast);
      const first = await bot.nextOf('welcome', 'error');
      return first.type === 'error' ? first.code : first.type;
    };
    expect(await taken()).toBe('NAME_TAKEN');
    vi.advanceTimersByTime(600_000);
    expect(await lost.closed).toEqual({ code: 4502, reason: 'UNRESPONSIVE' });
    const lives = await logIn(gast);
    let pings = 0;
    lives.socket.on('ping', () => {
      pings += 1;
    });
    await lives.next('welcome');
    expect(await taken()).toBe('NAME_TAKEN');
    await expect.poll(() => pings).toBe(2);
    // What the other sends now arrives behind the pong.
    expect(await taken()).toBe('NAME_TAKEN');
    vi.advanceTimersByTime(600_000);
    expect(await taken()).toBe('NAME_TAKEN');
    expect(house.gateway.status('gast').state).toBe('preparing');
  });

  test('comes without a token, and no one else does', async () => {
    house = await new TestGateway().start();
    house.gateway.expect({ name: 'gast', guest: true });
    for (const hello of [
      { ...gast, name: 'ann' },
      { ...gast, name: 'other' },
      helloOf('gast'),
      { ...gast, token: 'x' },
    ]) {
      expect((await (await logIn(hello)).next('error')).code).toBe('UNAUTHORIZED');
    }
    await (await logIn(gast)).next('welcome');
  });
});

test('a token is known by other ways, too, and failures count for its address', async () => {
  house = await new TestGateway({ clock: new ManualClock(), limits: { failedLogins: 2 } }).start();
  const { gateway } = house;
  expect(gateway.authorize('token-ann', '10.0.0.1')).toEqual({ ok: true, value: 'ann' });
  for (const error of ['UNAUTHORIZED', 'UNAUTHORIZED', 'TOO_MANY_LOGINS']) {
    expect(gateway.authorize('guess', '10.0.0.1')).toEqual({ ok: false, error });
  }
  expect(gateway.authorize('token-ann', '10.0.0.1')).toEqual({ ok: true, value: 'ann' });
  expect(gateway.authorize('guess', '10.0.0.2')).toEqual({ ok: false, error: 'UNAUTHORIZED' });
});

test('bots come in by a second server as well, and are said goodbye to there', async () => {
  house = await new TestGateway().start();
  const door = createServer().listen(0, '127.0.0.1');
  await once(door, 'listening');
  const bot = await TestBot.logIn(house.gateway.open(door), 'ann');
  await house.gateway.drain();
  expect((await bot.next('goodbye')).reason).toBe('tournament-over');
  await bot.closed;
  door.close();
  await once(door, 'close');
});

test('sockets are counted for the address that a proxy names', async () => {
  const addressOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['x-from']);
  house = await new TestGateway({ addressOf, limits: { connectionsPerAddress: 1 } }).start();
  const from = (address: string) => TestBot.open(house.url, { headers: { 'x-from': address } });
  await from('10.0.0.1');
  const other = await from('10.0.0.2');
  const again = await from('10.0.0.1');
  expect((await again.next('error')).code).toBe('TOO_MANY_CONNECTIONS');
  other.send(helloOf('ann'));
  await other.next('welcome');
});
