import { ManualClock, PlayerSeat } from '@bassadewitz/referee';
import { afterEach, describe, expect, test } from 'vitest';
import type { GatewayOptions } from './index.ts';
import { helloOf, TestBot } from './testing/test-bot.ts';
import { TestGateway } from './testing/test-gateway.ts';

let house: TestGateway;

async function ann(options: Partial<GatewayOptions> = {}): Promise<TestBot> {
  house = await new TestGateway(options).start();
  const bot = await TestBot.logIn(house.url, 'ann');
  await house.gateway.whenReady('ann');
  return bot;
}

afterEach(() => house.gateway.drain());

/** Answers every request that was not answered, with its first legal card, until the match is over. */
async function playOn(bot: TestBot): Promise<void> {
  for (let i = 0; ; i++) {
    const message = await bot.at(i);
    if (message.type === 'match-result') return;
    if (message.type === 'request' && !bot.answered.has(message.request)) bot.play(message, message.legal[0]);
  }
}

const ILLEGAL = ['7C', '8C', '9C', 'TC', 'JC', 'QC', 'KC', 'AC', '7S'];

describe('a bot that comes back as another version', () => {
  test('is told both versions and asked nothing; as the version that began it plays the match to its end', async () => {
    const bot = await ann();
    const match = house.play();
    const { request } = await bot.next('request');
    bot.socket.close();
    await bot.closed;
    const other = await TestBot.open(house.url);
    other.send({ ...helloOf('ann'), version: '2' });
    await other.next('welcome');
    other.send({ type: 'ready' });
    const error = await other.next('error');
    expect(error).toMatchObject({ code: 'VERSION_CHANGED', request, match: expect.any(String) });
    expect(error.message).toBe(
      'ann plays here as version 1 and came back as 2, which is another player: its matches go on without it. Come back as 1.',
    );
    const again = await TestBot.logIn(house.url, 'ann');
    expect((await again.at(1)).type).toBe('request');
    await playOn(again);
    expect((await match).record.deals.flatMap(({ faults }) => faults)).toEqual([]);
    expect(other.heard.map(({ type }) => type)).toEqual(['welcome', 'error', 'goodbye']);
  });

  test('is asked nothing either where the one that the match was made for went before its first request', async () => {
    const bot = await ann();
    const local = () => new PlayerSeat((request) => request.legal[0] as string);
    const seats = [house.gateway.seatOf('ann'), local(), local(), local()] as const;
    bot.socket.close();
    await expect.poll(() => house.gateway.status('ann').state).toBe('lost');
    const match = house.play({ seats });
    const other = await TestBot.open(house.url);
    other.send({ ...helloOf('ann'), version: '2' });
    await other.next('welcome');
    other.send({ type: 'ready' });
    expect((await other.next('error')).code).toBe('VERSION_CHANGED');
    await playOn(await TestBot.logIn(house.url, 'ann'));
    expect((await match).record.deals.flatMap(({ faults }) => faults)).toEqual([]);
  });

  test('is away where its time runs out', async () => {
    const clock = new ManualClock();
    const bot = await ann({ clock });
    const match = house.play({ time: { moveMs: 100, bankMs: 0, networkCapMs: 0 }, strikes: 1 });
    await bot.next('request');
    bot.socket.close();
    await bot.closed;
    const other = await TestBot.open(house.url);
    other.send({ ...helloOf('ann'), version: '2' });
    await other.next('welcome');
    other.send({ type: 'ready' });
    expect((await other.next('error')).code).toBe('VERSION_CHANGED');
    clock.advance(100);
    expect((await match).record.deals[0]?.faults).toMatchObject([{ seat: 0, kind: 'disconnect' }]);
    expect(other.heard.some(({ type }) => type.endsWith('result'))).toBe(false);
  });
});

describe('a bot at a table', () => {
  test('is asked, told the deal and the match, and given its receipt', async () => {
    const bot = await ann();
    const [played] = await Promise.all([house.play(), playOn(bot)]);
    expect(played.record.deals[0]?.faults).toEqual([]);
    expect(bot.heard.map(({ type }) => type).slice(-2)).toEqual(['deal-result', 'match-result']);
  });

  test('hears DUPLICATE for a second answer, and its first one counts', async () => {
    const bot = await ann();
    const match = house.play();
    const request = await bot.next('request');
    bot.play(request, request.legal[0]);
    bot.play(request, request.legal[1]);
    expect(await bot.nextOf('error')).toMatchObject({ code: 'DUPLICATE', request: request.request });
    await playOn(bot);
    expect((await match).record.deals[0]?.faults).toEqual([]);
    bot.play(request, request.legal[0]);
    expect((await bot.nextOf('error')).code).toBe('DUPLICATE');
  });

  test('hears ILLEGAL_CARD with what was played instead, and the next request', async () => {
    const bot = await ann();
    const match = house.play();
    const asked = await bot.next('request');
    const { request, match: id, legal } = asked;
    const card = ILLEGAL.find((one) => !(legal as readonly string[]).includes(one));
    bot.play(asked, card);
    const error = await bot.next('error');
    expect(error).toMatchObject({ code: 'ILLEGAL_CARD', request, match: id });
    expect(legal).toContain(error.played);
    expect(error.message).toBe(
      `${card} is not legal; legal are ${legal.join(' ')}. ${error.played} was played instead.`,
    );
    await playOn(bot);
    expect((await match).record.deals[0]?.faults).toMatchObject([{ seat: 0, kind: 'illegal' }]);
    expect((await match).sidecar.faults[0]?.frame).toBe(JSON.stringify({ type: 'play', request, card }));
  });

  test('that answers with no play hears what was wrong, once, with what was played instead', async () => {
    const bot = await ann();
    const match = house.play();
    const { request } = await bot.next('request');
    bot.answered.add(request);
    bot.send({ type: 'play', request, card: '7C', because: 'I can' });
    expect(await bot.next('error')).toMatchObject({
      code: 'UNKNOWN_FIELD',
      request,
      at: '/because',
      played: expect.any(String),
    });
    await playOn(bot);
    expect((await match).record.deals[0]?.faults).toMatchObject([{ seat: 0, kind: 'malformed' }]);
  });

  test('that is too slow hears TIMEOUT, then LATE for its answer, then DUPLICATE for another', async () => {
    const bot = await ann();
    const match = house.play({ time: { moveMs: 30, bankMs: 0, networkCapMs: 0 } });
    const { request } = await bot.next('request');
    const notice = await bot.next('error');
    expect(notice).toMatchObject({ code: 'TIMEOUT', request, played: expect.any(String) });
    bot.send({ type: 'play', request, card: '7C' });
    bot.send({ type: 'play', request, card: '7C' });
    expect(await bot.nextOf('error')).toMatchObject({ code: 'LATE', request });
    expect(await bot.nextOf('error')).toMatchObject({ code: 'DUPLICATE', request });
    await match;
  });

  test('is not charged for answers that are late, each only once', async () => {
    const bot = await ann({ limits: { badFrames: 1 } });
    const match = house.play({ time: { moveMs: 20, bankMs: 0, networkCapMs: 0 } });
    const late = [await bot.nextOf('request'), await bot.nextOf('request'), await bot.nextOf('request')];
    await match;
    for (const request of late) bot.play(request, '7C');
    bot.send({ type: 'goodbye' });
    expect((await bot.nextOf('goodbye')).reason).toBe('bot-left');
    const told = bot.heard.flatMap((one) => (one.type === 'error' && one.code === 'LATE' ? [one.request] : []));
    expect(told).toEqual(late.map(({ request }) => request));
  });

  test('hears UNKNOWN_REQUEST for a request that it was not sent yet', async () => {
    const bot = await ann();
    const match = house.play();
    const { request } = await bot.next('request');
    bot.send({ type: 'play', request: request.replace(/0$/, '99'), card: '7C' });
    bot.send({ type: 'play', request: request.replace(/0$/, '00'), card: '7C' });
    bot.send({ type: 'play', request: `x${request}`, card: '7C' });
    for (let i = 0; i < 3; i++) expect((await bot.next('error')).code).toBe('UNKNOWN_REQUEST');
    await playOn(bot);
    await match;
  });

  test('that reaches the strike limit hears STOOD_IN, and gets no request any more', async () => {
    const bot = await ann();
    const { record } = await house.play({ time: { moveMs: 20, bankMs: 0, networkCapMs: 0 }, strikes: 2 });
    await bot.nextOf('match-result');
    const codes = bot.heard.flatMap((message) => (message.type === 'error' ? [message.code] : []));
    expect(codes).toEqual(['TIMEOUT', 'TIMEOUT', 'STOOD_IN']);
    expect(bot.heard.filter(({ type }) => type === 'request').length).toBe(2);
    expect(record.standIns).toMatchObject([{ seat: 0 }]);
    expect(bot.heard.at(-1)).toMatchObject({ type: 'match-result', standIn: true });
  });

  test('leaves garbage to its connection: no seat is struck for it', async () => {
    const bot = await ann();
    const match = house.play();
    for (let i = 0; i < 5; i++) bot.send('garbage');
    bot.send({ type: 'play', request: 'q1', card: '7C' });
    await playOn(bot);
    expect((await match).record.deals[0]?.faults).toEqual([]);
  });

  test('gets requests whose names do not tell the match, and which no other server has used', async () => {
    const bot = await ann();
    const match = house.play();
    const { request, match: id } = await bot.next('request');
    expect(request).toMatch(/^[A-Za-z0-9_-]{8}\.0$/);
    expect(id).toBe(`${request.slice(0, 8)}.m1`);
    await playOn(bot);
    await match;
  });
});

describe('a bot whose connection is lost', () => {
  test('comes back, gets its open request with the time that is left, and finishes without a fault', async () => {
    const clock = new ManualClock();
    const bot = await ann({ clock });
    const match = house.play();
    const first = await bot.next('request');
    bot.socket.terminate();
    await new Promise((resolve) => house.gateway.once('lost', resolve));
    clock.advance(40);
    const again = await TestBot.logIn(house.url, 'ann');
    const second = await again.next('request');
    expect(second).toEqual({ ...first, moveMs: 59_960 });
    again.play(second, second.legal[0]);
    await playOn(again);
    expect((await match).record.deals[0]?.faults).toEqual([]);
  });

  test('gets nothing between welcome and ready', async () => {
    const bot = await ann();
    const match = house.play();
    await bot.next('request');
    const again = await TestBot.logIn(house.url, 'ann', { ready: false });
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(again.heard.map(({ type }) => type)).toEqual(['welcome']);
    again.send({ type: 'ready' });
    await again.next('request');
    await bot.closed;
    again.send({ type: 'goodbye' });
    await again.closed;
    const back = await TestBot.logIn(house.url, 'ann');
    await playOn(back);
    expect((await match).record.deals[0]?.faults).toEqual([]);
  });

  test('stays away: the clock runs out, a disconnect each time, and the match ends', async () => {
    const clock = new ManualClock();
    const bot = await ann({ clock });
    const match = house.play({ time: { moveMs: 20, bankMs: 30, networkCapMs: 0 } });
    await bot.next('request');
    bot.socket.terminate();
    await expect.poll(() => house.gateway.status('ann').state).toBe('lost');
    clock.advance(20 + 30 + 20 + 20);
    const { record } = await match;
    expect(record.deals[0]?.faults.map(({ kind }) => kind)).toEqual(['disconnect', 'disconnect', 'disconnect']);
  });

  test('was thrown out for its garbage: that is a flood', async () => {
    const clock = new ManualClock();
    const bot = await ann({ clock });
    const match = house.play({ time: { moveMs: 100, bankMs: 0, networkCapMs: 0 }, strikes: 1 });
    await bot.next('request');
    for (let i = 0; i < 70; i++) bot.send('garbage');
    expect((await bot.closed).reason).toBe('BUDGET_SPENT');
    clock.advance(100);
    expect((await match).record.deals[0]?.faults.map(({ kind }) => kind)).toEqual(['flood']);
  });

  test('never came: that is a no-show, whoever else plays', async () => {
    house = await new TestGateway().start();
    const { record } = await house.play();
    expect(record.deals[0]?.faults).toMatchObject([{ seat: 0, trick: 0, kind: 'no-show' }]);
  });

  test('results are told once, and not again after it comes back', async () => {
    const bot = await ann();
    const match = house.play({ time: { moveMs: 20, bankMs: 0, networkCapMs: 0 } });
    await bot.next('request');
    bot.socket.terminate();
    await match;
    const again = await TestBot.logIn(house.url, 'ann');
    again.send(helloOf('ann'));
    expect((await again.next('error')).code).toBe('UNEXPECTED_MESSAGE');
  });
});
