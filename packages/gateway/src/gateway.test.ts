import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ManualClock } from '@bassadewitz/referee';
import { afterEach, describe, expect, test } from 'vitest';
import { helloOf, TestBot } from './testing/test-bot.ts';
import { TestGateway } from './testing/test-gateway.ts';

let house: TestGateway;

afterEach(() => house.gateway.drain());

describe('the handshake', () => {
  test('welcomes a bot with the version, the tables and every limit in force', async () => {
    house = await new TestGateway({
      software: 'bassadewitz 0.1.0',
      time: { moveMs: 700, bankMs: 5000, networkCapMs: 90 },
      strikes: 4,
      limits: { tablesPerBot: 3, softFrameBytes: 2000, hardFrameBytes: 3000 },
    }).start();
    const bot = await TestBot.open(house.url);
    bot.send({ ...helloOf('ann'), versions: ['7.3', '1.0'] });
    const { session, ...welcome } = await bot.next('welcome');
    expect(session).toMatch(/^s-[A-Za-z0-9_-]{12}$/);
    expect(welcome).toEqual({
      type: 'welcome',
      protocol: '1.0',
      name: 'ann',
      tables: 3,
      server: 'bassadewitz 0.1.0',
      limits: {
        softFrameBytes: 2000,
        hardFrameBytes: 3000,
        prepareMs: 60_000,
        heartbeatMs: 10_000,
        missedBeats: 6,
        moveMs: 700,
        bankMs: 5000,
        networkMs: 90,
        strikes: 4,
        fragments: 16,
        framesPerSecond: 200,
        unansweredFrames: 256,
        badFrames: 64,
        bufferedBytes: 1_048_576 + 3 * 8192,
      },
    });
    // The limit of tables is a matter of the organiser, too: both numbers are in the log.
    expect(house.log.find(({ msg }) => msg === 'hello')).toMatchObject({ bot: 'ann', tables: 3, offered: 8 });
  });

  test('says nothing of a limit that a bot does not reach', async () => {
    house = await new TestGateway({ limits: { tablesPerBot: 4096 } }).start();
    await TestBot.logIn(house.url, 'ann');
    expect(house.log.find(({ msg }) => msg === 'hello')).not.toHaveProperty('offered');
  });

  test('is followed through the states of the bot', async () => {
    house = await new TestGateway().start();
    const state = () => house.gateway.status('ann').state;
    const seen = [state()];
    const bot = await TestBot.logIn(house.url, 'ann', { ready: false });
    seen.push(state());
    bot.send({ type: 'ready' });
    const identity = await house.gateway.whenReady('ann');
    seen.push(state());
    bot.socket.close();
    await once(house.gateway, 'lost');
    seen.push(state());
    expect(seen).toEqual(['expected', 'preparing', 'ready', 'lost']);
    expect(identity).toEqual({ name: 'ann', version: '1', tables: 8, client: undefined });
    expect(house.gateway.statuses().map(({ name }) => name)).toEqual(['ann', 'bob']);
  });

  test('tells the arena what happens, in order', async () => {
    house = await new TestGateway().start();
    const heard: string[] = [];
    for (const event of ['hello', 'ready', 'left', 'lost'] as const) {
      house.gateway.on(event, (name: string) => heard.push(`${event} ${name}`));
    }
    const bot = await TestBot.logIn(house.url, 'bob');
    await house.gateway.whenReady('bob');
    const newer = await TestBot.logIn(house.url, 'bob');
    await house.gateway.whenReady('bob');
    newer.send({ type: 'goodbye' });
    await Promise.all([bot.closed, newer.closed]);
    expect(heard).toEqual(['hello bob', 'ready bob', 'hello bob', 'ready bob', 'left bob', 'lost bob']);
  });

  test('measures the round trip', async () => {
    house = await new TestGateway({ limits: { heartbeatMs: 16 } }).start();
    await TestBot.logIn(house.url, 'ann');
    await expect.poll(() => house.gateway.status('ann').roundTripMs).toBeGreaterThan(0);
  });

  test('that never comes ends the waiting when the arena says so', async () => {
    house = await new TestGateway().start();
    const waiting = house.gateway.whenReady('ann', AbortSignal.timeout(10));
    await expect(waiting).rejects.toThrow();
    await expect(house.gateway.whenReady('zoe')).rejects.toThrow('no bot named zoe is expected; expected are ann, bob');
  });
});

describe('the server', () => {
  test('answers other paths with 404, and plain requests with 426', async () => {
    house = await new TestGateway().start();
    const lost = new TestBot(house.url.replace('/v1/bot', '/elsewhere'));
    const [error] = await once(lost.socket, 'error');
    expect(String(error)).toContain('404');
    const [response] = await once(get(house.url.replace('ws:', 'http:')), 'response');
    response.resume();
    expect(response.statusCode).toBe(426);
  });

  test('ends the session at whose frame it fails itself with INTERNAL, and no other', async () => {
    house = await new TestGateway().start();
    house.gateway.on('ready', (id) => {
      if (id === 'ann') throw new Error('a listener of the arena failed');
    });
    const bob = await TestBot.logIn(house.url, 'bob');
    const ann = await TestBot.logIn(house.url, 'ann');
    expect((await ann.next('error')).code).toBe('INTERNAL');
    expect(await ann.closed).toEqual({ code: 1011, reason: 'INTERNAL' });
    expect(house.log.find(({ msg }) => msg === 'the arena failed at a frame')).toMatchObject({ level: 50, bot: 'ann' });
    bob.send({ type: 'goodbye' });
    expect((await bob.next('goodbye')).reason).toBe('bot-left');
  });

  test('may be one that serves other things; the gateway leaves them alone, and the server running', async () => {
    const server = createServer((_request, response) => response.end('a page'));
    house = new TestGateway({ server, path: '/play' });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const bot = await TestBot.logIn(`ws://127.0.0.1:${port}/play`, 'ann');
    expect(bot.heard[0]).toMatchObject({ type: 'welcome', protocol: '1.0' });
    await house.gateway.drain();
    expect(server.listening).toBe(true);
    server.close();
    await once(server, 'close');
  });

  test('says in the error of Node that its port is taken', async () => {
    house = await new TestGateway().start();
    const second = new TestGateway();
    const port = Number(new URL(house.url).port);
    await expect(second.gateway.listen(port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await second.gateway.drain();
  });

  test('cuts those who do not close when it drains', async () => {
    house = await new TestGateway({ limits: { closeMs: 50 } }).start();
    const bot = await TestBot.logIn(house.url, 'ann');
    bot.socket.pause();
    const start = performance.now();
    await house.gateway.drain();
    // The library by itself would wait for half a minute.
    expect(performance.now() - start).toBeLessThan(20_000);
    bot.socket.resume();
    await bot.closed;
  });
});

describe('what a gateway is told', () => {
  test.each([
    [{ limits: { softFrameBytes: 0 } }, 'softFrameBytes is a whole number from 1 to 2147483647, not 0'],
    [{ limits: { helloMs: 1.5 } }, 'helloMs is a whole number from 1 to 2147483647, not 1.5'],
    [{ limits: { hardFrameBytes: 100 } }, 'softFrameBytes (4096) must not be above hardFrameBytes (100)'],
    [{ limits: { softFrame: 1 } as object }, 'there is no limit softFrame; limits are softFrameBytes, hardFrameBytes'],
    [{ time: { moveMs: -5 } }, 'moveMs is a time in ms, 1 or more, not -5'],
  ])('is checked where it comes in: %j', (options, message) => {
    house = new TestGateway();
    expect(() => new TestGateway(options)).toThrow(message);
  });

  test.each([
    [{ name: 'ann', token: 'x' }, 'a bot named ann is expected already'],
    [{ name: 'eve', token: 'token-bob' }, 'eve has the token of bob'],
    [{ name: '-eve', token: 'x' }, 'a bot\'s name has the form ^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$, not "-eve"'],
    [{ name: 'eve', token: 'two words' }, 'the token of eve does not have the form ^[!-~]{1,256}$'],
  ])('refuses a bot that cannot be: %j', (bot, message) => {
    house = new TestGateway();
    expect(() => house.gateway.expect(bot)).toThrow(message);
  });
});

describe('the log', () => {
  test('is not filled by a bot that comes back without end, and says what was left out', async () => {
    // On a clock that stands still: no share fills up again, however long the eighty take.
    house = await new TestGateway({ clock: new ManualClock(), limits: { logins: 3, failedLogins: 1000 } }).start();
    for (let i = 0; i < 80; i++) {
      const bot = await TestBot.open(house.url);
      bot.send(i % 2 === 0 ? helloOf('ann') : { ...helloOf('ann'), token: 'guessed' });
      bot.socket.close();
      await bot.closed;
    }
    const lines = () => house.log.filter(({ level }) => Number(level) >= 30);
    const written = lines().length;
    expect(written).toBeLessThan(140);
    await house.gateway.drain();
    const leftOut = lines().filter(({ msg }) => msg === 'lines left out of this log');
    expect(leftOut).toMatchObject([{ address: '127.0.0.1' }]);
    const count = Object.values(leftOut[0]?.lines as Record<string, number>).reduce((sum, one) => sum + one, 0);
    expect(count).toBeGreaterThan(40);
  });

  test('is JSON whose lines carry session and bot, and holds no token', async () => {
    house = await new TestGateway().start();
    const bot = await TestBot.logIn(house.url, 'ann');
    const { session } = bot.heard[0] as { session: string };
    bot.send('garbage token-ann');
    await bot.next('error');
    bot.send({ type: 'goodbye' });
    await bot.closed;
    const ofAnn = () => house.log.filter((line) => line.bot === 'ann');
    await expect.poll(() => ofAnn().at(-1)?.msg).toBe('closed');
    const lines = ofAnn();
    expect(lines.map(({ msg }) => msg)).toEqual([
      'hello',
      'ready',
      'refused a frame',
      'the bot says goodbye',
      'closed',
    ]);
    expect(lines.every((line) => line.session === session)).toBe(true);
    expect(JSON.stringify(house.log)).not.toContain('token-');
  });
});
