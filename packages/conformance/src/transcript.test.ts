import { expect, test } from 'vitest';
import { shorten, Transcript } from './transcript.ts';

test('a transcript has times since its start, and dots for the token', () => {
  let now = 1000;
  const transcript = new Transcript('s3cret', () => now);
  now = 1250.4;
  transcript.add('bot', 1, '{"token":"s3cret"}');
  expect(transcript.last()).toEqual([{ atMs: 250, connection: 1, from: 'bot', text: '{"token":"…"}' }]);
});

test('the last twelve entries are shown', () => {
  const transcript = new Transcript('s3cret', () => 0);
  for (let i = 0; i < 30; i++) transcript.add('server', 1, String(i));
  expect(transcript.last().map(({ text }) => text)).toEqual('18 19 20 21 22 23 24 25 26 27 28 29'.split(' '));
});

test('a long text loses its middle, and the report says how much', () => {
  expect(shorten('abcdefghij', 10)).toBe('abcdefghij');
  expect(shorten('abcdefghijk', 10)).toBe('abcdef …1 characters… hijk');
});
