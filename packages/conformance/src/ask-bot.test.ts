import type { Request } from '@bassadewitz/protocol';
import { describe, expect, test } from 'vitest';
import { type AskOptions, askBot } from './ask-bot.ts';
import { startBot } from './testing/start-bot.ts';

const REQUEST: Request = {
  type: 'request',
  request: 'q18',
  match: 'm3',
  ruleSet: 'classic',
  seat: 2,
  dealer: 0,
  deal: 0,
  hand: ['TC', 'QC', 'TS', 'JS', 'AH', 'JD', 'QD'],
  legal: ['TC', 'QC'],
  trick: { leader: 0, cards: ['7C', 'AC'] },
  tricks: [{ leader: 1, cards: ['7H', '9H', 'TH', 'JH'], winner: 0 }],
  balances: [-12, 0, 0, 0],
  pool: 12,
  seed: '23b72cb681e33967',
  moveMs: 10_000,
  bankMs: 50_000,
  networkMs: 0,
};

/** For bots that let it run out. */
const SHORT: Request = { ...REQUEST, moveMs: 200, bankMs: 300 };

/** A bot without any library: what it does on a request is given as a program. */
function bot(onRequest: string, onWelcome = `send({ type: 'ready' })`): AskOptions {
  const program = `
    const socket = new WebSocket(process.env.BASSADEWITZ_URL);
    const send = (message) => socket.send(JSON.stringify(message));
    const token = process.env.BASSADEWITZ_TOKEN;
    console.log('my token is ' + token);
    socket.onopen = () => send({ type: 'hello', versions: ['1.0'], token, name: 'asked', version: '7', tables: 1 });
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === 'welcome') { ${onWelcome} }
      if (message.type === 'request') { const { request, legal, hand } = message; ${onRequest} }
    };`;
  return { start: startBot([process.execPath, '-e', program]), request: REQUEST };
}

const play = (card: string) => `send({ type: 'play', request, card: '${card}' });`;

describe.concurrent('a bot that is handed one request', () => {
  test.each([
    ['played', play('QC'), /^the bot answered QC after [\d.]+ ms; it is legal$/],
    ['illegal', play('AH'), /^the bot answered AH after [\d.]+ ms; legal are TC QC$/],
    ['malformed', `send({ type: 'play', request, crad: 'QC' });`, /UNKNOWN_FIELD/],
    ['disconnect', 'process.exit(3);', /process ended with exit code 3 and had not answered$/],
    ['disconnect', 'socket.close(); setInterval(() => {}, 1e6);', /ended the connection/],
    ['disconnect', `send({ type: 'goodbye' });`, /said goodbye/],
    ['played', `socket.send('{'); send({ type: 'ready' }); ${play('TC')}`, /answered TC/],
    ['played', `send({ type: 'play', request: 'q17', card: 'TC' }); ${play('QC')}`, /answered QC/],
  ] as const)('%s: %s', async (verdict, onRequest, observed) => {
    const asked = await askBot(bot(onRequest));
    expect(asked).toMatchObject({ verdict, observed: expect.stringMatching(observed), allowedMs: 60_000 });
    expect(asked.bot).toEqual({ name: 'asked', version: '7', tables: 1 });
  });

  test.each([
    [`setTimeout(() => { ${play('QC')} }, 600);`, /answered QC after [\d.]+ ms; it had 500 ms; it is legal$/],
    [`setTimeout(() => { ${play('AH')} }, 600);`, /it had 500 ms; legal are TC QC$/],
  ])('and answers too late is told so: %s', async (onRequest, observed) => {
    const asked = await askBot({ ...bot(onRequest), request: SHORT, patienceMs: 60_000 });
    expect(asked).toMatchObject({ verdict: 'timeout', observed: expect.stringMatching(observed), allowedMs: 500 });
  });

  test('and never answers is waited for a while', async () => {
    const asked = await askBot({ ...bot(''), request: SHORT, patienceMs: 400 });
    const observed = 'no answer within 500 ms, nor in the 400 ms after';
    expect(asked).toMatchObject({ verdict: 'timeout', observed, card: null });
  });

  test('gets the very request, and what it does is shown without its token', async () => {
    const asked = await askBot(bot(`console.log(data); ${play('QC')}`));
    expect(asked.card).toBe('QC');
    expect(asked.thinkMs).toBeLessThan(60_000);
    expect(asked.output.split('\n')).toEqual(['my token is …', JSON.stringify(REQUEST), '']);
    expect(asked.frames.map(({ from }) => from)).toContain('bot');
    expect(JSON.stringify(asked)).toMatch(/"token\\":\\"…/);
  });

  test.each([
    [
      'never connects',
      startBot([process.execPath, '-e', 'setInterval(() => {}, 1e6)']),
      /did not connect within 400 ms/,
    ],
    ['cannot be started', startBot(['/nonexistent/bot']), /could not be started: .*ENOENT/],
    ['never gets ready', bot('', '').start, /no ready after welcome within 1000 ms/],
  ])('a bot that %s is a no-show', async (_, start, observed) => {
    const timeouts = { startMs: _ === 'never connects' ? 400 : 60_000, prepareMs: 1000 };
    const asked = await askBot({ start, request: REQUEST, timeouts });
    expect(asked).toMatchObject({ verdict: 'no-show', observed: expect.stringMatching(observed), card: null });
  });

  test.each([
    ['before it comes', '', ''],
    ['while it thinks', '', undefined],
  ])('is given up %s, when that is wanted', async (_, onRequest, onWelcome) => {
    const asked = await askBot({
      ...bot(onRequest, onWelcome),
      request: { ...REQUEST, moveMs: 60_000 },
      signal: AbortSignal.timeout(700),
    });
    expect(asked.verdict).toBe('stopped');
  });
});
