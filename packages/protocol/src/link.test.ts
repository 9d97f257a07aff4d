import { expect, test } from 'vitest';
import { createLink } from './link.ts';

/** Runs everything that is due. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('frames arrive at the other end, in order, and never inside the call that sent them', async () => {
  const [bot, server] = createLink();
  const seen: string[] = [];
  server.onFrame = (text) => seen.push(text);
  bot.send('one');
  bot.send('two');
  expect(seen).toEqual([]);
  await settled();
  expect(seen).toEqual(['one', 'two']);
});

test('both ends can send', async () => {
  const [bot, server] = createLink();
  const seen: string[] = [];
  bot.onFrame = (text) => seen.push(text);
  server.onFrame = (text) => server.send(`${text}!`);
  bot.send('hello');
  await settled();
  expect(seen).toEqual(['hello!']);
});

test('frames wait until somebody listens', async () => {
  const [bot, server] = createLink();
  bot.send('early');
  await settled();
  const seen: string[] = [];
  server.onFrame = (text) => seen.push(text);
  await settled();
  expect(seen).toEqual(['early']);
});

test('a close comes after the frames that were sent before it, with code and reason, at both ends, once', async () => {
  const [bot, server] = createLink();
  const seen: unknown[] = [];
  bot.onFrame = (text) => seen.push(text);
  bot.onClose = (code, reason) => seen.push(['bot', code, reason]);
  server.onClose = (code, reason) => seen.push(['server', code, reason]);
  server.send('goodbye');
  server.close(4004, 'replaced');
  server.close(1000, 'again');
  bot.close(1000, 'again');
  expect([bot.open, server.open]).toEqual([false, false]);
  await settled();
  expect(seen).toHaveLength(3);
  expect(seen.indexOf('goodbye')).toBeLessThan(seen.findIndex((each) => Array.isArray(each) && each[0] === 'bot'));
  expect(seen).toContainEqual(['bot', 4004, 'replaced']);
  expect(seen).toContainEqual(['server', 4004, 'replaced']);
});

test('what is sent after a close is lost', async () => {
  const [bot, server] = createLink();
  const seen: unknown[] = [];
  server.onFrame = (text) => seen.push(text);
  server.onClose = (code) => seen.push(code);
  bot.close();
  bot.send('late');
  await settled();
  expect(seen).toEqual([1000]);
});

test('a close is told even if no frame is listened for, once the frames are taken', async () => {
  const [bot, server] = createLink();
  const seen: unknown[] = [];
  bot.send('unread');
  bot.close(1001, 'gone');
  server.onClose = (code) => seen.push(code);
  await settled();
  expect(seen).toEqual([]);
  server.onFrame = (text) => seen.push(text);
  await settled();
  expect(seen).toEqual(['unread', 1001]);
});
