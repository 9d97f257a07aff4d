import { afterEach, describe, expect, it, vi } from 'vitest';
import { BotRun, TESTER } from './fakes/bot-run.ts';
import type { Peer } from './fakes/peer.ts';
import { LinkServer } from './fakes/servers.ts';
import { requestFor } from './testing.ts';

const REQUEST = requestFor({ seat: 1, hand: '7C 8C KH', table: '9C' });
const MINUTE = 60_000;
const ANSWER = { type: 'play', request: 'q1', card: '7C' };

afterEach(() => {
  vi.useRealTimers();
});

/** The next connection, on a clock that is moved by hand; undefined where none comes within a minute. */
async function next(server: LinkServer): Promise<Peer | undefined> {
  const before = server.attempts;
  for (let ms = 0; ms < MINUTE && server.attempts === before; ms += 100) await vi.advanceTimersByTimeAsync(100);
  return server.attempts === before ? undefined : server.accept();
}

describe('a connection that is lost', () => {
  it.each([1001, 1006, 1011, 1012])(
    'with code %d is made again, and an open request is answered again',
    async (code) => {
      const server = new LinkServer();
      let prepared = 0;
      const run = new BotRun(server, {
        ...TESTER,
        prepare() {
          prepared += 1;
        },
      });
      const first = await server.accept();
      await first.greet();
      first.send(REQUEST);
      expect(await first.next()).toEqual(ANSWER);
      first.close(code);
      const second = await server.accept();
      await second.greet();
      second.send(REQUEST);
      expect(await second.next()).toEqual(ANSWER);
      second.send({ type: 'goodbye', reason: 'tournament-over', message: '' });
      second.close(1000);
      expect(await run.summary).toMatchObject({ reconnects: 1, requests: 2 });
      expect(prepared).toBe(1);
      expect(run.lines).toHaveLength(1);
      expect(run.lines[0]).toMatch(/^tester: lost the connection to ws:\/\/arena\/: .*; trying again in 0\.0 s$/);
    },
  );

  it('is made again after a server that closes said goodbye', async () => {
    const server = new LinkServer();
    const run = new BotRun(server, TESTER);
    const first = await server.accept();
    await first.greet();
    first.send({ type: 'goodbye', reason: 'server-closing', message: 'Back in a minute.' });
    first.close(1001, 'server-closing');
    const second = await server.accept();
    await second.greet();
    expect(run.lines).toEqual([
      'tester: lost the connection to ws://arena/: the server said goodbye (server-closing): Back in a minute.; trying again in 0.0 s',
    ]);
  });

  it('does not make an async bot think twice about one request: its answer goes to the new session', async () => {
    const server = new LinkServer();
    let asked = 0;
    let decide: (card: '8C') => void = () => undefined;
    new BotRun(server, {
      ...TESTER,
      chooseCard() {
        asked += 1;
        return new Promise((resolve) => {
          decide = resolve;
        });
      },
    });
    const first = await server.accept();
    await first.greet();
    first.send(REQUEST);
    await expect.poll(() => asked).toBe(1);
    first.close(1006);
    const second = await server.accept();
    await second.greet();
    second.send(REQUEST);
    await new Promise((resolve) => setTimeout(resolve, 5));
    decide('8C');
    expect(await second.next()).toEqual({ type: 'play', request: 'q1', card: '8C' });
    expect(asked).toBe(1);
  });

  it('keeps an answer that was found meanwhile until the request comes again', async () => {
    const server = new LinkServer();
    let asked = 0;
    let decide: (card: '8C') => void = () => undefined;
    new BotRun(server, {
      ...TESTER,
      chooseCard() {
        asked += 1;
        return new Promise((resolve) => {
          decide = resolve;
        });
      },
    });
    const first = await server.accept();
    await first.greet();
    first.send(REQUEST);
    await expect.poll(() => asked).toBe(1);
    first.close(1006);
    const second = await server.accept();
    decide('8C');
    await second.greet();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(second.pending).toBe(0);
    second.send(REQUEST);
    expect(await second.next()).toEqual({ type: 'play', request: 'q1', card: '8C' });
    expect(asked).toBe(1);
  });

  it('keeps an answer that was found in a new session before the request came again', async () => {
    const server = new LinkServer();
    let decide: ((card: '8C') => void) | undefined;
    new BotRun(server, {
      ...TESTER,
      chooseCard: () =>
        new Promise((resolve) => {
          decide = resolve;
        }),
    });
    const first = await server.accept();
    await first.greet();
    first.send(REQUEST);
    await expect.poll(() => decide).toBeDefined();
    first.close(1006);
    const second = await server.accept();
    await second.greet();
    decide?.('8C');
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(second.pending).toBe(0);
    second.send(REQUEST);
    expect(await second.next()).toEqual({ type: 'play', request: 'q1', card: '8C' });
  });

  it('is not made again when a newer login replaced the bot', async () => {
    const server = new LinkServer();
    const run = new BotRun(server, TESTER);
    const peer = await server.accept();
    await peer.greet();
    peer.send({ type: 'goodbye', reason: 'replaced', message: 'Session s2 is newer.' });
    peer.close(4004, 'REPLACED');
    expect(await run.error).toMatchObject({
      code: 'REPLACED',
      exitCode: 6,
      message: "a newer login with the same token took this bot's place, so this one stops: Session s2 is newer.",
    });
    expect(server.attempts).toBe(1);
  });

  it('is made again after more than ten minutes, so long as an arena waits for its bots', async () => {
    vi.useFakeTimers();
    const server = new LinkServer();
    const run = new BotRun(server, TESTER, { random: () => 0.5 });
    const first = await server.accept();
    await first.greet();
    server.refusing = true;
    first.close(1006);
    await vi.advanceTimersByTimeAsync(11 * MINUTE);
    server.refusing = false;
    const second = await next(server);
    await second?.greet();
    second?.send({ type: 'goodbye', reason: 'tournament-over', message: '' });
    second?.close(1000);
    expect(await run.summary).toMatchObject({ reason: 'tournament-over', reconnects: 1 });
  });

  it('is given up a quarter of an hour after the last session, with a last attempt at its end', async () => {
    vi.useFakeTimers();
    const server = new LinkServer();
    const run = new BotRun(server, TESTER, { random: () => 0.5 });
    const first = await server.accept();
    await first.greet();
    first.send(REQUEST);
    await first.next();
    server.refusing = true;
    first.close(1006);
    await vi.advanceTimersByTimeAsync(15 * MINUTE - 1);
    const before = server.attempts;
    expect(run.lines).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.attempts).toBe(before + 1);
    expect(await run.error).toMatchObject({
      code: 'CONNECTION_LOST',
      exitCode: 4,
      message: `lost the connection to ws://arena/ and gave up after 15 min (${server.attempts} attempts): connection refused`,
    });
  });

  it('is given up in the same time where a server lets the bot in and drops it, again and again', async () => {
    vi.useFakeTimers();
    const server = new LinkServer();
    const run = new BotRun(server, TESTER, { random: () => 0.99 });
    let peer: Peer | undefined = await server.accept();
    for (; peer !== undefined; peer = await next(server)) {
      await peer.greet();
      peer.close(1006);
    }
    expect(await run.error).toMatchObject({ code: 'CONNECTION_LOST' });
    expect(server.attempts).toBeLessThan(40);
  });

  it('is given up at once where it shall not be made again', async () => {
    const server = new LinkServer();
    const run = new BotRun(server, TESTER, { backoff: { persistMs: 0 } });
    const peer = await server.accept();
    await peer.greet();
    peer.close(1006, 'gone');
    expect(await run.error).toMatchObject({
      message: 'lost the connection to ws://arena/ and gave up after one attempt: gone',
    });
  });

  it('ends the wait for another attempt when the bot is told to leave', async () => {
    const server = new LinkServer();
    server.refusing = true;
    const stop = new AbortController();
    const run = new BotRun(server, TESTER, {
      random: () => 0.99,
      backoff: { firstMs: 600_000, longestMs: 600_000 },
      signal: stop.signal,
    });
    await expect.poll(() => run.lines.length).toBe(1);
    stop.abort();
    expect(await run.summary).toMatchObject({ reason: 'bot-left' });
  });
});

describe('a server that cannot be had', () => {
  it('is tried ten times', async () => {
    const server = new LinkServer();
    server.refusing = true;
    const run = new BotRun(server, TESTER);
    expect(await run.error).toMatchObject({
      code: 'UNREACHABLE',
      exitCode: 4,
      message: 'cannot connect to ws://arena/, gave up after 10 attempts: connection refused',
    });
    expect(server.attempts).toBe(10);
  });

  it.each([
    ['UNAUTHORIZED', 4001, 'the token is unknown'],
    ['UNSUPPORTED_VERSION', 4002, 'this server speaks 2.0'],
    ['NAME_MISMATCH', 4003, 'the token is that of otto'],
  ])('because it says %s is not tried again', async (code, closeCode, message) => {
    const server = new LinkServer();
    const run = new BotRun(server, TESTER);
    const peer = await server.accept();
    await peer.next();
    peer.send({ type: 'error', code, message, docs: 'protocol/v1/errors.md' });
    peer.close(closeCode, code);
    expect(await run.error).toMatchObject({
      code: 'REFUSED',
      serverCode: code,
      exitCode: 3,
      message: `the server refused this bot: ${code}: ${message}`,
    });
    expect(server.attempts).toBe(1);
  });

  it('because it refuses for the time being is tried again, and in the end named as the reason', async () => {
    const server = new LinkServer();
    const run = new BotRun(server, TESTER, { backoff: { firstMs: 0, attempts: 2 } });
    for (let attempt = 0; attempt < 2; attempt++) {
      const peer = await server.accept();
      await peer.next();
      peer.close(4507, 'TOO_MANY_CONNECTIONS');
    }
    expect(await run.error).toMatchObject({
      code: 'REFUSED',
      serverCode: 'TOO_MANY_CONNECTIONS',
      exitCode: 3,
      message: expect.stringMatching(
        /^the server refused this bot, and did so after 2 attempts: TOO_MANY_CONNECTIONS: /,
      ),
    });
  });
});
