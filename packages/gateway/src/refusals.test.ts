import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { ManualClock } from '@bassadewitz/referee';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { GatewayOptions } from './index.ts';
import { helloOf, TestBot } from './testing/test-bot.ts';
import { TestGateway } from './testing/test-gateway.ts';

let house: TestGateway;

/** On a clock that stands still no budget fills up again, however long a test takes. */
async function still(options: Partial<GatewayOptions> = {}): Promise<TestGateway> {
  house = await new TestGateway({ clock: new ManualClock(), ...options }).start();
  return house;
}

/** From here on a time is over when the test says so, also for what is set up later. */
function holdTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

async function open(options: Partial<GatewayOptions> = {}): Promise<TestBot> {
  await still(options);
  return TestBot.open(house.url);
}

async function ann(options: Partial<GatewayOptions> = {}): Promise<TestBot> {
  await still(options);
  const bot = await TestBot.logIn(house.url, 'ann');
  await house.gateway.whenReady('ann');
  return bot;
}

/** A bot that does not read, and its socket. */
async function deaf(): Promise<{ bot: TestBot; raw: Socket }> {
  const raw = plainSocket();
  const bot = new TestBot(house.url, { createConnection: () => raw });
  await new Promise((resolve) => bot.socket.on('open', resolve));
  raw.pause();
  return { bot, raw };
}

/** A socket that asks for nothing. */
function plainSocket(): Socket {
  return connect({ host: '127.0.0.1', port: Number(new URL(house.url).port) });
}

afterEach(async () => {
  vi.useRealTimers();
  await house.gateway.drain();
});

describe('a frame that is refused gets one answer with its code, and the session goes on', () => {
  test.each<[string, string | Buffer, object]>([
    ['FRAME_TOO_LARGE', `{"type":"play","request":"${'q'.repeat(5000)}"}`, {}],
    ['BINARY_FRAME', Buffer.from('{"type":"ready"}'), {}],
    ['INVALID_JSON', '{"type":"play"', {}],
    ['INVALID_JSON', '', {}],
    ['SCHEMA', '[]', { at: '' }],
    ['SCHEMA', '{"type":"play","request":"q1","card":"10C"}', { at: '/card', request: 'q1' }],
    ['UNKNOWN_TYPE', '{"type":"pläy"}', { at: '/type' }],
    ['UNKNOWN_FIELD', '{"type":"play","request":"q1","card":"7C","why":"\u{1f0a1}"}', { at: '/why', request: 'q1' }],
    ['UNEXPECTED_MESSAGE', JSON.stringify(helloOf('ann')), {}],
    ['UNEXPECTED_MESSAGE', '{"type":"ready"}', {}],
    ['UNKNOWN_REQUEST', '{"type":"play","request":"q1","card":"7C"}', { request: 'q1' }],
  ])('%s: %s', async (code, frame, details) => {
    const bot = await ann();
    bot.socket.send(frame, { binary: typeof frame !== 'string' });
    const error = await bot.next('error');
    expect(error).toMatchObject({ code, docs: `protocol/v1/errors.md#${code.toLowerCase()}`, ...details });
    bot.send({ type: 'goodbye' });
    await bot.next('goodbye');
    expect(bot.heard.length).toBe(3);
    expect((await bot.closed).code).toBe(1000);
  });

  test('the size is judged before JSON, JSON before the schema, the schema before the state', async () => {
    const bot = await open();
    bot.send(`{"type":${'['.repeat(5000)}`);
    expect((await bot.next('error')).code).toBe('FRAME_TOO_LARGE');
    bot.send('{"type":"play",');
    expect((await bot.next('error')).code).toBe('INVALID_JSON');
    bot.send('{"type":"play","request":"q1","card":"7C","x":1}');
    expect((await bot.next('error')).code).toBe('UNKNOWN_FIELD');
    bot.send('{"type":"play","request":"q1","card":"7C"}');
    expect(await bot.next('error')).toMatchObject({ code: 'UNEXPECTED_MESSAGE', request: 'q1' });
  });

  test('what a bot wrote comes back to it letter by letter, whatever script it is in', async () => {
    const bot = await ann();
    bot.send('{"type":"Bassadewitz ♣ 🂡"}');
    expect((await bot.next('error')).message).toContain('Bassadewitz ♣ 🂡');
  });
});

describe('what closes the connection does so with its own code', () => {
  test.each<[string, number, object]>([
    ['UNSUPPORTED_VERSION', 4002, { versions: ['0.9', '2.0'] }],
    ['UNAUTHORIZED', 4001, { token: 'guessed' }],
    ['UNAUTHORIZED', 4001, { token: undefined }],
    ['NAME_MISMATCH', 4003, { name: 'bob' }],
  ])('%s, %i', async (code, closeCode, change) => {
    const bot = await open();
    bot.send({ ...helloOf('ann'), ...change });
    const error = await bot.next('error');
    expect(error.code).toBe(code);
    expect(error.message).not.toContain('guessed');
    expect(await bot.closed).toEqual({ code: closeCode, reason: code });
    expect(house.gateway.status('ann').state).toBe('expected');
  });

  test('HANDSHAKE_TIMEOUT, where no hello comes', async () => {
    const bot = await open({ limits: { helloMs: 20 } });
    expect((await bot.next('error')).code).toBe('HANDSHAKE_TIMEOUT');
    expect(await bot.closed).toEqual({ code: 4500, reason: 'HANDSHAKE_TIMEOUT' });
  });

  test('PREPARE_TIMEOUT, where no ready comes', async () => {
    const bot = await open({ limits: { prepareMs: 20 } });
    bot.send(helloOf('ann'));
    expect((await bot.next('welcome')).limits.prepareMs).toBe(20);
    expect((await bot.next('error')).code).toBe('PREPARE_TIMEOUT');
    expect(await bot.closed).toEqual({ code: 4501, reason: 'PREPARE_TIMEOUT' });
    expect(house.gateway.status('ann').state).toBe('lost');
  });

  test('but not after ready did', async () => {
    holdTimers();
    const bot = await ann({ limits: { prepareMs: 30, helloMs: 30 } });
    vi.advanceTimersByTime(80);
    bot.send({ type: 'goodbye' });
    expect((await bot.next('goodbye')).reason).toBe('bot-left');
  });

  test('FRAME_OVERSIZE, 1009', async () => {
    const bot = await ann({ limits: { hardFrameBytes: 8192 } });
    bot.send('x'.repeat(8193));
    expect((await bot.closed).code).toBe(1009);
    expect(house.log.find(({ msg }) => msg === 'the connection broke')).toMatchObject({ code: 'FRAME_OVERSIZE' });
  });

  test('NOT_UTF8, 1007', async () => {
    const bot = await ann();
    bot.socket.send(Buffer.from([0x22, 0xff, 0x22]), { binary: false });
    expect((await bot.closed).code).toBe(1007);
    expect(house.log.find(({ msg }) => msg === 'the connection broke')).toMatchObject({ code: 'NOT_UTF8' });
  });

  test('TOO_MANY_FRAGMENTS, 1008', async () => {
    const bot = await ann({ limits: { fragments: 4 } });
    for (let i = 0; i < 6; i++) bot.socket.send('{', { fin: false });
    expect((await bot.closed).code).toBe(1008);
    expect(house.log.find(({ msg }) => msg === 'the connection broke')).toMatchObject({ code: 'TOO_MANY_FRAGMENTS' });
  });

  test('BUDGET_SPENT, after as many refused frames as there may be', async () => {
    const bot = await ann({ limits: { badFrames: 3 } });
    for (let i = 0; i < 9; i++) bot.send('garbage');
    for (let i = 0; i < 4; i++) expect((await bot.next('error')).code).toBe('INVALID_JSON');
    expect((await bot.next('error')).code).toBe('BUDGET_SPENT');
    expect(await bot.closed).toEqual({ code: 4503, reason: 'BUDGET_SPENT' });
    expect(bot.heard.length).toBe(6);
  });

  test('BUDGET_SPENT at once, by frames that are as large as many', async () => {
    const bot = await ann({ limits: { badFrames: 3 } });
    bot.send('x'.repeat(4 * 4096));
    expect((await bot.next('error')).code).toBe('FRAME_TOO_LARGE');
    expect((await bot.next('error')).code).toBe('BUDGET_SPENT');
  });

  test('FLOOD, by pings that nobody asked for', async () => {
    const bot = await ann({ limits: { framesPerSecond: 10 } });
    for (let i = 0; i < 30; i++) bot.socket.ping();
    expect((await bot.next('error')).code).toBe('FLOOD');
    expect(await bot.closed).toEqual({ code: 4504, reason: 'FLOOD' });
  });

  test('FLOOD, by a bot that sends on and does not read what it is answered', async () => {
    house = await new TestGateway({
      limits: { unansweredFrames: 20, badFrames: 1e6, framesPerSecond: 1e6, bufferedBytes: 1e9 },
    }).start();
    const { bot, raw } = await deaf();
    const garbage = setInterval(() => {
      for (let i = 0; i < 500; i++) bot.send('garbage');
    }, 5);
    await expect.poll(() => house.log.some(({ code }) => code === 'FLOOD')).toBe(true);
    clearInterval(garbage);
    raw.destroy();
    await bot.closed;
    // One that reads may send as much.
    const reads = await TestBot.logIn(house.url, 'ann');
    for (let i = 0; i < 100; i++) {
      reads.send('garbage');
      expect((await reads.next('error')).code).toBe('INVALID_JSON');
    }
  });

  test('FLOOD, by a bot that pings on and does not read the pongs', async () => {
    house = await new TestGateway({ limits: { unansweredFrames: 20, framesPerSecond: 1e6 } }).start();
    const { bot, raw } = await deaf();
    const pings = setInterval(() => {
      for (let i = 0; i < 2000; i++) bot.socket.ping('x'.repeat(125));
    }, 5);
    await expect.poll(() => house.log.some(({ code }) => code === 'FLOOD')).toBe(true);
    clearInterval(pings);
    raw.destroy();
    await bot.closed;
  });

  test('UNRESPONSIVE, where pings are not answered', async () => {
    house = await new TestGateway({ limits: { heartbeatMs: 16, missedBeats: 3 } }).start();
    const bot = await TestBot.open(house.url, { autoPong: false });
    expect(await bot.closed).toEqual({ code: 4502, reason: 'UNRESPONSIVE' });
  });

  test('but not while it sends anything at all', async () => {
    house = await new TestGateway({ limits: { heartbeatMs: 16, missedBeats: 4, badFrames: 1000 } }).start();
    const bot = await TestBot.open(house.url, { autoPong: false });
    const talk = setInterval(() => bot.send('garbage'), 5);
    await new Promise((resolve) => setTimeout(resolve, 200));
    clearInterval(talk);
    expect(house.log.some(({ code }) => code === 'UNRESPONSIVE')).toBe(false);
    expect((await bot.closed).reason).toBe('UNRESPONSIVE');
  });

  test('TOO_MANY_CONNECTIONS, from one address or in all', async () => {
    for (const limit of ['connectionsPerAddress', 'connections'] as const) {
      const one = await open({ limits: { [limit]: 1 } });
      const two = await TestBot.open(house.url);
      expect((await two.next('error')).code).toBe('TOO_MANY_CONNECTIONS');
      expect(await two.closed).toEqual({ code: 4507, reason: 'TOO_MANY_CONNECTIONS' });
      one.socket.close();
      await one.closed;
      await expect.poll(() => house.gateway.connections).toBe(0);
      const three = await TestBot.logIn(house.url, 'ann');
      expect(three.heard[0]?.type).toBe('welcome');
      if (limit === 'connectionsPerAddress') await house.gateway.drain();
    }
  });

  test('TOO_MANY_CONNECTIONS, also where sockets ask for nothing; those are cut', async () => {
    holdTimers();
    await still({ limits: { connections: 3, helloMs: 100 } });
    const idle = Array.from({ length: 3 }, plainSocket);
    await Promise.all(idle.map((socket) => once(socket, 'connect')));
    const bot = await TestBot.open(house.url);
    expect((await bot.next('error')).code).toBe('TOO_MANY_CONNECTIONS');
    expect(await bot.closed).toEqual({ code: 4507, reason: 'TOO_MANY_CONNECTIONS' });
    // One too many waits for its refusal, but not for long.
    const more = plainSocket().resume();
    await once(more, 'connect');
    const isIn = async () => (await (await TestBot.open(house.url)).nextOf('error')).code;
    // Who came after it has been told by now, so it was let in as well; and it is there still when the next has been told.
    expect(await isIn()).toBe('TOO_MANY_CONNECTIONS');
    vi.advanceTimersByTime(99);
    expect(await isIn()).toBe('TOO_MANY_CONNECTIONS');
    expect(more.closed).toBe(false);
    vi.advanceTimersByTime(1);
    await once(more, 'close');
    for (const socket of idle) socket.destroy();
    await Promise.all(idle.map((socket) => once(socket, 'close')));
    const first = async () => {
      const bot = await TestBot.open(house.url);
      bot.send(helloOf('ann'));
      return (await bot.nextOf('welcome', 'error')).type;
    };
    await expect.poll(first).toBe('welcome');
  });

  test('sockets far beyond the limit are cut at once', async () => {
    await still({ limits: { connectionsPerAddress: 2, helloMs: 600_000 } });
    const sockets = Array.from({ length: 70 }, plainSocket);
    const closed = sockets.map((socket) => {
      socket.on('error', () => {});
      socket.resume();
      return once(socket, 'close');
    });
    const left = () => sockets.filter((socket) => !socket.destroyed).length;
    await expect.poll(left).toBe(66);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(left()).toBe(66);
    for (const socket of sockets) socket.destroy();
    await Promise.all(closed);
  });

  test('TOO_MANY_LOGINS, after as many failures as there may be; who has a token comes in all the same', async () => {
    await still({ limits: { failedLogins: 2 } });
    const attempt = async (hello: object) => {
      const bot = await TestBot.open(house.url);
      bot.send(hello);
      const { code } = await bot.next('error');
      return `${code} ${(await bot.closed).code}`;
    };
    const wrong = { ...helloOf('ann'), token: 'guessed' };
    expect([await attempt(wrong), await attempt(wrong)]).toEqual(['UNAUTHORIZED 4001', 'UNAUTHORIZED 4001']);
    expect(await attempt(wrong)).toBe('TOO_MANY_LOGINS 4508');
    const right = await TestBot.open(house.url);
    right.send(helloOf('ann'));
    await right.next('welcome');
  });

  test('TOO_MANY_LOGINS, for a bot that comes back more often than it may', async () => {
    await still({ limits: { logins: 2 } });
    for (let login = 0; login < 2; login += 1) await TestBot.logIn(house.url, 'ann');
    const bot = await TestBot.open(house.url);
    bot.send(helloOf('ann'));
    expect((await bot.next('error')).code).toBe('TOO_MANY_LOGINS');
    expect((await bot.closed).code).toBe(4508);
  });

  test('ORIGIN_REFUSED, for a page that is not allowed', async () => {
    house = await new TestGateway({ origins: ['https://arena.example'] }).start();
    const stranger = await TestBot.open(house.url, { origin: 'https://elsewhere.example' });
    expect((await stranger.next('error')).code).toBe('ORIGIN_REFUSED');
    expect(await stranger.closed).toEqual({ code: 4005, reason: 'ORIGIN_REFUSED' });
    const friend = await TestBot.open(house.url, { origin: 'https://arena.example' });
    friend.send(helloOf('ann'));
    await friend.next('welcome');
  });

  test('REPLACED, by a newer login with the same token', async () => {
    const older = await ann();
    const newer = await TestBot.logIn(house.url, 'ann');
    expect((await older.next('goodbye')).reason).toBe('replaced');
    expect(await older.closed).toEqual({ code: 4004, reason: 'replaced' });
    await house.gateway.whenReady('ann');
    newer.send({ type: 'goodbye' });
    expect((await newer.next('goodbye')).reason).toBe('bot-left');
    expect(house.gateway.status('ann').state).toBe('left');
  });

  test('SERVER_CLOSING, as a goodbye, also for who comes while it closes', async () => {
    const bot = await ann();
    const late = new TestBot(house.url);
    const drained = house.gateway.drain('server-closing', 'back in a minute');
    expect(await bot.next('goodbye')).toMatchObject({ reason: 'server-closing', message: 'back in a minute' });
    expect((await bot.closed).code).toBe(1001);
    await drained;
    await late.closed;
  });

  test('SLOW_READER, by a bot that does not read', async () => {
    house = await new TestGateway({
      limits: { bufferedBytes: 4096, bufferedBytesPerTable: 1, badFrames: 1e6, framesPerSecond: 1e6 },
    }).start();
    const { bot, raw } = await deaf();
    const garbage = setInterval(() => {
      for (let i = 0; i < 500; i++) bot.send('garbage');
    }, 5);
    await expect.poll(() => house.log.some(({ code }) => code === 'SLOW_READER')).toBe(true);
    clearInterval(garbage);
    raw.destroy();
    await bot.closed;
  });
});
