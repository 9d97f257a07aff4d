import { once } from 'node:events';
import { createServer, Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Bot } from '../bot.ts';
import { dialWithBrowser } from '../browser/dial.ts';
import { connectOn } from '../connect.ts';
import type { Dial } from '../connection.ts';
import { TESTER, TestPlatform } from '../fakes/bot-run.ts';
import { Answers, playDeal } from '../fakes/match.ts';
import { SocketServer } from '../fakes/servers.ts';
import type { BotOptions } from '../options.ts';
import type { Summary } from '../tally.ts';
import { requestFor } from '../testing.ts';
import { dialWithWs } from './dial.ts';

let server: SocketServer;

beforeEach(async () => {
  server = await SocketServer.start();
});

afterEach(() => {
  vi.useRealTimers();
  return server.stop();
});

interface Playing {
  readonly lines: readonly string[];
  readonly summary: Promise<Summary>;
}

function play(dial: Dial, bot: Bot = TESTER, options: BotOptions = {}): Playing {
  const platform = new TestPlatform(dial, { BASSADEWITZ_URL: server.url });
  const summary = connectOn(platform, bot, { random: () => 0, ...options });
  summary.catch(() => undefined);
  return { lines: platform.lines, summary };
}

/** What a stream calls with all chunks that were written while it was corked. */
type Write = (this: unknown, chunks: unknown[], done: () => void) => void;

/** Node has the same WebSocket as a browser, so that the browser's way to dial can be tried here. */
const DIALS = [
  ['ws', dialWithWs],
  ['the WebSocket of a browser', dialWithBrowser],
] as const;

describe.each(DIALS)('over a real socket, dialled with %s', (_name, dial) => {
  it('a bot plays fifty tables at once, all to the end', async () => {
    const { summary, lines } = play(dial, { ...TESTER, chooseCard: async (request, turn) => turn.pick(request.legal) });
    const peer = await server.accept();
    expect(await peer.greet()).toMatchObject({ type: 'hello', name: 'tester' });
    const answers = new Answers(peer);
    const tables = Array.from({ length: 50 }, (_, at) => ({
      match: `m${at}`,
      ruleSet: (['classic', 'easy', 'swedish'] as const)[at % 3] ?? 'classic',
      seat: ([0, 1, 2, 3] as const)[at % 4] ?? 0,
    }));
    const own = await Promise.all(tables.map((table) => playDeal(peer, answers, table)));
    expect(own.reduce((sum, plays) => sum + plays, 0)).toBeGreaterThan(50);
    peer.send({ type: 'goodbye', reason: 'tournament-over', message: '' });
    peer.close(1000, 'tournament-over');
    expect(await summary).toMatchObject({ reason: 'tournament-over', mistakes: 0 });
    expect(lines).toEqual([]);
  });

  it('a connection that was cut is made again', async () => {
    const { summary, lines } = play(dial);
    const first = await server.accept();
    await first.greet();
    first.send(requestFor({ hand: '7C 8C' }));
    await first.next();
    first.close(1006);
    const second = await server.accept();
    await second.greet();
    second.send({ type: 'goodbye', reason: 'tournament-over', message: '' });
    second.close(1000);
    expect(await summary).toMatchObject({ reconnects: 1 });
    expect(lines).toEqual([expect.stringMatching(/^tester: lost the connection to ws:/)]);
  });

  it('a bot that is told to leave before the socket is open leaves at once', async () => {
    const stop = new AbortController();
    const { summary } = play(dial, TESTER, { signal: stop.signal });
    stop.abort();
    expect(await summary).toMatchObject({ reason: 'bot-left' });
  });
});

describe('dialled with ws', () => {
  it('a host that refuses is named in plain words', async () => {
    const { url } = server;
    await server.stop();
    const { summary } = play(dialWithWs, TESTER, { url, backoff: { firstMs: 0, attempts: 2 } });
    await expect(summary).rejects.toMatchObject({
      code: 'UNREACHABLE',
      message: `cannot connect to ${url}, gave up after 2 attempts: connection refused`,
    });
    server = await SocketServer.start();
  });

  it('an address at which no arena answers is not tried again', async () => {
    const { summary, lines } = play(dialWithWs, TESTER, { url: `${server.url}elsewhere` });
    await expect(summary).rejects.toMatchObject({
      code: 'REFUSED',
      message:
        "no arena answers at this address: HTTP 400 Bad Request; an arena's own ends in /v1/bot, e.g. ws://localhost:4000/v1/bot",
    });
    expect(lines).toEqual([]);
  });

  it('the answers of one turn of the event loop leave in one write', async () => {
    play(dialWithWs);
    const peer = await server.accept();
    await peer.greet();
    const writes: number[] = [];
    const sockets = Socket.prototype as unknown as { _writev: Write };
    const { _writev: write } = sockets;
    const port = Number(new URL(server.url).port);
    vi.spyOn(sockets, '_writev').mockImplementation(function (this: Socket, chunks, done) {
      if (this.remotePort === port) writes.push(chunks.length);
      write.call(this, chunks, done);
    });
    const request = requestFor({ hand: '7C 8C' });
    for (const socket of server.sockets.clients) {
      // All requests at once, so that they are there in one turn.
      const { _socket: raw } = socket as unknown as { _socket: Socket };
      raw.cork();
      for (let at = 0; at < 20; at++) peer.send({ ...request, request: `q${at}` });
      raw.uncork();
    }
    for (let at = 0; at < 20; at++) expect(await peer.next()).toMatchObject({ request: `q${at}` });
    vi.restoreAllMocks();
    // A frame is two chunks: its head and the text.
    expect(writes).toEqual([40]);
  });

  /** A connection that the test lets time pass for, 30 ms at once; within that the server has to say something. */
  async function watched() {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const closed: unknown[] = [];
    const opened = Promise.withResolvers<void>();
    const connection = dialWithWs(server.url, {
      opened: () => {
        connection.expectTraffic?.(30);
        opened.resolve();
      },
      received: () => undefined,
      closed: (code, reason) => closed.push([code, reason]),
    });
    await Promise.all([server.accept(), opened.promise]);
    const [socket] = server.sockets.clients as Set<WebSocket>;
    const pass = async () => {
      vi.advanceTimersByTime(30);
      await new Promise((resolve) => setImmediate(resolve));
    };
    return { socket: socket as WebSocket, closed, pass };
  }

  it('a server that falls silent is left', async () => {
    const { socket, closed, pass } = await watched();
    for (let times = 0; times < 5; times++) {
      await pass();
      socket.ping();
      // The bot has heard what it answers.
      await once(socket, 'pong');
    }
    await pass();
    expect([closed, socket.readyState]).toEqual([[], WebSocket.OPEN]);
    await pass();
    await expect.poll(() => closed).toEqual([[1006, 'nothing came for 30 ms']]);
  });

  it('a server that spoke while the bot was too busy to listen is not', async () => {
    const { socket, closed, pass } = await watched();
    await pass();
    socket.ping();
    await pass();
    await once(socket, 'pong');
    await pass();
    expect([closed, socket.readyState]).toEqual([[], WebSocket.OPEN]);
  });

  it('a server that is not there at all is waited for no longer than need be', async () => {
    // Takes connections and never answers.
    const mute = createServer().listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const { port } = mute.address() as { port: number };
    const stop = new AbortController();
    const { summary } = play(dialWithWs, TESTER, { url: `ws://127.0.0.1:${port}/`, signal: stop.signal });
    await after(30);
    stop.abort();
    expect(await summary).toMatchObject({ reason: 'bot-left' });
    mute.close();
  });
});
