import type { ServerMessage } from '@bassadewitz/protocol';
import { describe, expect, it } from 'vitest';
import { BotRun, TESTER } from './fakes/bot-run.ts';
import { LinkServer } from './fakes/servers.ts';
import { requestFor } from './testing.ts';

const REQUEST = requestFor({ seat: 1, hand: '7C 8C KH', table: '9C' });

const OVER: ServerMessage = { type: 'goodbye', reason: 'tournament-over', message: 'Thank you.' };

describe('a session', () => {
  it('begins with hello, prepares after the welcome, and is ready after that', async () => {
    const server = new LinkServer();
    const steps: string[] = [];
    let prepared: () => void = () => undefined;
    new BotRun(server, {
      ...TESTER,
      prepare(welcome) {
        steps.push(`prepare for ${welcome.limits.moveMs} ms`);
        return new Promise((resolve) => {
          prepared = resolve;
        });
      },
    });
    const peer = await server.accept();
    expect(await peer.next()).toEqual({
      type: 'hello',
      versions: ['1.0'],
      token: 'secret',
      name: 'tester',
      version: '1.0.0',
      tables: 64,
      client: '@bassadewitz/client 0.0.0',
    });
    expect(steps).toEqual([]);
    await peer.welcome();
    expect(steps).toEqual(['prepare for 1000 ms']);
    expect(peer.pending).toBe(0);
    prepared();
    expect(await peer.next()).toEqual({ type: 'ready' });
  });

  it('says that the server gives fewer tables than it offered, and nothing where it gives as many', async () => {
    const server = new LinkServer();
    const runs = [65, 64].map((tables) => new BotRun(server, TESTER, { tables }));
    for (const _ of runs) await (await server.accept()).greet();
    expect(runs.map(({ lines }) => lines)).toEqual([
      ['tester: offered to play 65 tables at once; the server gives at most 64'],
      [],
    ]);
  });

  it('answers a request with the card that the bot chose', async () => {
    const server = new LinkServer();
    new BotRun(server, { ...TESTER, chooseCard: ({ legal }) => legal[1] ?? '7C' });
    const peer = await server.accept();
    await peer.greet();
    peer.send({ ...REQUEST, request: 'q17' });
    expect(await peer.next()).toEqual({ type: 'play', request: 'q17', card: '8C' });
  });

  it('lets an async bot think about many tables at once, and answers each when it is done', async () => {
    const server = new LinkServer();
    const open = new Map<string, () => void>();
    new BotRun(server, {
      ...TESTER,
      chooseCard: ({ request }) => new Promise((resolve) => open.set(request, () => resolve('8C'))),
    });
    const peer = await server.accept();
    await peer.greet();
    for (const request of ['q1', 'q2', 'q3']) peer.send({ ...REQUEST, request, match: `m${request}` });
    await expect.poll(() => open.size).toBe(3);
    for (const request of ['q3', 'q1', 'q2']) {
      open.get(request)?.();
      expect(await peer.next()).toEqual({ type: 'play', request, card: '8C' });
    }
  });

  it('hands results to the hooks and sums them up at the goodbye', async () => {
    const server = new LinkServer();
    const results: unknown[] = [];
    const run = new BotRun(server, {
      ...TESTER,
      onDealResult: (result) => results.push(result.type),
      onMatchResult: (result) => results.push(result.match),
    });
    const peer = await server.accept();
    await peer.greet();
    peer.send(REQUEST);
    await peer.next();
    peer.send({
      type: 'deal-result',
      match: 'm1',
      deal: 0,
      seat: 1,
      dealer: 0,
      hands: [SUIT('C'), SUIT('S'), SUIT('H'), SUIT('D')],
      tricks: RANKS.map((rank) => ({ leader: 1, cards: [`${rank}S`, `${rank}H`, `${rank}D`, `${rank}C`], winner: 1 })),
      tricksTaken: [0, 8, 0, 0],
      points: [0, 120, 0, 0],
      outcome: 'slam',
      chips: [-4, 12, -4, -4],
      pool: 12,
      balances: [-16, 12, -4, -4],
      faults: [],
    });
    const result = { type: 'match-result', ruleSet: 'classic', seat: 1, deals: 1, receipt: 'a'.repeat(64) } as const;
    peer.send({ ...result, match: 'm1', chips: [-12, 4, 5, 3], places: [4, 2, 1, 3] });
    peer.send({ ...result, match: 'm2', chips: [-4, -9, 12, 1], places: [3, 4, 1, 2] });
    peer.send(OVER);
    peer.close(1000, 'tournament-over');
    expect(await run.summary).toEqual({
      reason: 'tournament-over',
      message: 'Thank you.',
      requests: 1,
      matches: 2,
      chips: -5,
      places: [0, 1, 0, 1],
      mistakes: 0,
      errors: 0,
      reconnects: 0,
    });
    expect(results).toEqual(['deal-result', 'm1', 'm2']);
    expect(server.attempts).toBe(1);
    expect(run.lines).toEqual([]);
  });

  it('ignores fields and messages that it does not know, and says which frames it cannot read', async () => {
    const server = new LinkServer();
    const run = new BotRun(server, TESTER);
    const peer = await server.accept();
    await peer.greet();
    peer.send(JSON.stringify({ type: 'weather', sky: 'blue' }));
    peer.send('{"type":');
    peer.send(JSON.stringify({ ...REQUEST, seat: 7 }));
    peer.send(JSON.stringify({ ...REQUEST, mood: 'good' }));
    expect(await peer.next()).toEqual({ type: 'play', request: 'q1', card: '7C' });
    expect(run.lines).toHaveLength(2);
    expect(run.lines[0]).toMatch(/^tester: the server sent a frame that cannot be read: INVALID_JSON: /);
    expect(run.lines[1]).toMatch(/^tester: the server sent a frame that cannot be read: SCHEMA: seat of request /);
  });

  it('says in plain words what the server refused, and tells the bot', async () => {
    const server = new LinkServer();
    const codes: string[] = [];
    const run = new BotRun(server, { ...TESTER, onError: ({ code }) => codes.push(code) });
    const peer = await server.accept();
    await peer.greet();
    const message = 'AD came; legal are 7C 8C';
    const docs = 'protocol/v1/errors.md#illegal_card';
    peer.send({ type: 'error', code: 'ILLEGAL_CARD', message, docs, request: 'q1', match: 'm1', played: '7C' });
    peer.send(REQUEST);
    await peer.next();
    expect(codes).toEqual(['ILLEGAL_CARD']);
    expect(run.lines).toEqual([
      'tester: the server says ILLEGAL_CARD on request q1 of match m1: AD came; legal are 7C 8C. 7C was played instead. (see protocol/v1/errors.md#illegal_card)',
    ]);
  });

  it('keeps what a server says on one line and away from the terminal', async () => {
    const server = new LinkServer();
    const run = new BotRun(server, TESTER);
    const peer = await server.accept();
    await peer.greet();
    peer.send({ type: 'error', code: 'LATE', message: 'too\nlate\u001b[2J', docs: 'x' });
    peer.send(REQUEST);
    await peer.next();
    expect(run.lines).toEqual(['tester: the server says LATE: too late [2J (see x)']);
  });

  it('leaves in good order when it is told to', async () => {
    const server = new LinkServer();
    const stop = new AbortController();
    const run = new BotRun(server, TESTER, { signal: stop.signal });
    const peer = await server.accept();
    await peer.greet();
    stop.abort();
    expect(await peer.next()).toEqual({ type: 'goodbye' });
    peer.send({ type: 'goodbye', reason: 'bot-left', message: 'Goodbye.' });
    peer.close(1000, 'bot-left');
    expect(await run.summary).toMatchObject({ reason: 'bot-left', message: 'Goodbye.' });
    expect(await peer.closed).toBe(1000);
  });

  it('stops when prepare fails, with a goodbye', async () => {
    const server = new LinkServer();
    const run = new BotRun(server, { ...TESTER, prepare: () => Promise.reject(new Error('no model at /tmp/x')) });
    const peer = await server.accept();
    await peer.next();
    await peer.welcome();
    expect(await peer.next()).toEqual({ type: 'goodbye' });
    peer.close(1000);
    expect(await run.error).toMatchObject({
      code: 'PREPARE_FAILED',
      exitCode: 5,
      message: 'prepare failed: Error: no model at /tmp/x',
    });
  });
});

const RANKS = ['7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;

function SUIT<S extends 'C' | 'S' | 'H' | 'D'>(suit: S): `${(typeof RANKS)[number]}${S}`[] {
  return RANKS.map((rank) => `${rank}${suit}` as const);
}
