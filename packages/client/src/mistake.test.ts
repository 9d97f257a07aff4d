import { describe, expect, it } from 'vitest';
import { BotRun, TESTER } from './fakes/bot-run.ts';
import { LinkServer } from './fakes/servers.ts';
import type { Bot } from './index.ts';
import { requestFor } from './testing.ts';

const REQUEST = requestFor({ seat: 1, hand: '7C 8C KH', table: '9C' });

/** Sends two requests to a bot that makes a mistake on the first; gives its answers and what it was told. */
async function mistaken(choose: () => unknown): Promise<{ answers: unknown[]; lines: readonly string[] }> {
  const server = new LinkServer();
  // Authors who write JavaScript can return anything.
  const chooseCard: Bot['chooseCard'] = (request) => (request.request === 'q1' ? (choose() as '7C') : '8C');
  const run = new BotRun(server, { ...TESTER, chooseCard });
  const peer = await server.accept();
  await peer.greet();
  peer.send(REQUEST);
  const first = await peer.next();
  peer.send({ ...REQUEST, request: 'q2' });
  return { answers: [first, await peer.next()], lines: run.lines };
}

const WENT_ON = { type: 'play', request: 'q2', card: '8C' };

describe('a bot that errs is told what it did, and plays on', () => {
  it('when chooseCard throws: the answer has no card', async () => {
    const { answers, lines } = await mistaken(() => {
      throw new TypeError('hand is undefined');
    });
    expect(answers).toEqual([{ type: 'play', request: 'q1' }, WENT_ON]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      /^tester: chooseCard failed on request q1 of match m1 \(trick 1 of 8, 9C on the table\): TypeError: hand is undefined \(at .*mistake\.test\.ts:\d+:\d+\); the referee plays a card in its place$/,
    );
  });

  it('when an async chooseCard rejects with something odd', async () => {
    const { answers, lines } = await mistaken(() => Promise.reject(42));
    expect(answers).toEqual([{ type: 'play', request: 'q1' }, WENT_ON]);
    expect(lines[0]).toContain('42 was thrown; the referee');
  });

  it.each([
    [
      'a card that must not be played: it is sent all the same',
      'KH',
      'KH',
      '"KH" on request q1 of match m1 (trick 1 of 8, 9C on the table); it must follow suit: legal are 7C 8C',
    ],
    [
      'a card of another hand',
      'AD',
      'AD',
      '"AD" on request q1 of match m1 (trick 1 of 8, 9C on the table); the card is not in its hand: legal are 7C 8C',
    ],
    ['a ten written with digits', '10C', '10C', 'it must give one of 7C 8C (the ten is written T)'],
    [
      'nothing',
      undefined,
      undefined,
      'gave undefined on request q1 of match m1 (trick 1 of 8, 9C on the table); it must give one of 7C 8C (is a return missing?)',
    ],
    ['an index', 1, undefined, 'it must give one of 7C 8C (cards are strings, such as "7C"; an index is no card)'],
    ['a list', ['7C'], undefined, 'gave an array of 1 on request q1'],
  ])('when it gives %s', async (_name, given, sent, told) => {
    const { answers, lines } = await mistaken(() => given);
    expect(answers).toEqual([{ type: 'play', request: 'q1', ...(sent === undefined ? {} : { card: sent }) }, WENT_ON]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(told);
  });

  it('when a hook throws or rejects', async () => {
    const server = new LinkServer();
    const run = new BotRun(server, {
      ...TESTER,
      onError: ({ code }) => {
        if (code === 'LATE') throw new Error('at once');
        return Promise.reject(new Error('in a while'));
      },
    });
    const peer = await server.accept();
    await peer.greet();
    for (const code of ['LATE', 'DUPLICATE']) peer.send({ type: 'error', code, message: 'm', docs: 'd' });
    peer.send(REQUEST);
    expect(await peer.next()).toEqual({ type: 'play', request: 'q1', card: '7C' });
    expect(run.lines.filter((line) => line.includes('onError'))).toEqual([
      expect.stringMatching(/^tester: onError failed: Error: at once \(at /),
      expect.stringMatching(/^tester: onError failed: Error: in a while \(at /),
    ]);
  });

  it('twenty times in full; after that mistakes are counted', async () => {
    const server = new LinkServer();
    const run = new BotRun(server, {
      ...TESTER,
      chooseCard() {
        throw new Error('always');
      },
    });
    const peer = await server.accept();
    await peer.greet();
    for (let at = 0; at < 30; at++) peer.send({ ...REQUEST, request: `q${at}` });
    for (let at = 0; at < 30; at++) expect(await peer.next()).toEqual({ type: 'play', request: `q${at}` });
    peer.send({ type: 'goodbye', reason: 'tournament-over', message: '' });
    peer.close(1000);
    expect(await run.summary).toMatchObject({ mistakes: 30 });
    expect(run.lines).toHaveLength(20);
    expect(run.lines[19]).toContain('(more of this kind are counted and not shown)');
  });
});
