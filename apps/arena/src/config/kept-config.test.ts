import { expect, test } from 'vitest';
import { readKeptConfig } from './kept-config.ts';

const OLD = {
  rules: 'classic',
  format: 'balanced',
  boards: 3,
  rounds: 1,
  replays: 4,
  until: 'rounds',
  moveMs: 1000,
  bankMs: 10000,
  networkCapMs: 200,
  paceMs: 0,
  strikes: 3,
  benchAfter: 20,
  isolate: false,
  tables: 7,
  bots: [],
};

test('options that came later and decide no result are as by default, what is there stays', () => {
  expect(readKeptConfig(JSON.stringify(OLD), 'x')).toEqual({
    ...OLD,
    calibrate: true,
    host: '127.0.0.1',
    port: 0,
    connectMs: 15000,
    prepareMs: 60000,
    returnMs: 10000,
    outageMs: 600000,
    absent: 'fail',
  });
});

test.each(Object.keys(OLD).filter((name) => name !== 'tables'))('a run without %s is refused', (name) => {
  const { [name as keyof typeof OLD]: _, ...rest } = OLD;
  expect(() => readKeptConfig(JSON.stringify(rest), 'x')).toThrow(`without ${name}, which decides results`);
});

test('what a comparison is judged by is kept', () => {
  const comparison = { gain: 1, alpha: 0.05, beta: 0.05 };
  expect(readKeptConfig(JSON.stringify({ ...OLD, comparison }), 'x')).toMatchObject({ comparison });
});
