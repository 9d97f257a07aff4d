import { Writable } from 'node:stream';
import { ManualClock } from '@bassadewitz/referee';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { Journal, type Subject } from './journal.ts';

function journal() {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const log = pino({ level: 'info', base: null, timestamp: false }, stream);
  const clock = new ManualClock();
  const book = new Journal(log, clock);
  const write = (subject: Subject, message: string) =>
    book.write(subject, log, { level: 'info', fields: subject, message });
  return { book, clock, lines, write };
}

test('a bot that comes and goes without end fills so many lines; the rest is counted, and nothing is lost without a word', () => {
  const { book, lines, write } = journal();
  for (let i = 0; i < 100; i++) {
    write({ bot: 'ann' }, 'hello');
    write({ bot: 'ann' }, 'closed');
  }
  write({ bot: 'bob' }, 'hello');
  expect(lines.length).toBe(61);
  expect(lines.at(-1)).toMatchObject({ bot: 'bob', msg: 'hello' });
  book.settle();
  expect(lines.slice(61)).toEqual([
    { level: 40, bot: 'ann', lines: { hello: 70, closed: 70 }, msg: 'lines left out of this log' },
  ]);
  book.settle();
  expect(lines.length).toBe(62);
});

test('a share fills up again in time', () => {
  const { clock, lines, write } = journal();
  for (let i = 0; i < 70; i++) write({ bot: 'ann' }, 'hello');
  expect(lines.length).toBe(60);
  clock.advance(20_000);
  for (let i = 0; i < 70; i++) write({ bot: 'ann' }, 'hello');
  expect(lines.length).toBe(62);
});

test('many addresses share one budget, which leaves that of bots alone, and the last of them are told together', () => {
  const { book, lines, write } = journal();
  for (let i = 0; i < 1000; i++) write({ address: `10.0.${i >> 8}.${i & 255}` }, 'closed');
  expect(lines.length).toBe(600);
  write({ bot: 'ann' }, 'hello');
  expect(lines.length).toBe(601);
  book.settle();
  expect(lines.length).toBe(601 + 20 + 1);
  expect(lines.at(-1)).toEqual({
    level: 40,
    addresses: 380,
    lines: { closed: 380 },
    msg: 'lines left out of this log, further addresses',
  });
});
