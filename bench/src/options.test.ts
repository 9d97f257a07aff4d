import { expect, test } from 'vitest';
import { optionsOf } from './options.ts';

test('everything is measured where nothing is said, but what takes long', () => {
  expect(optionsOf([])).toEqual({
    json: undefined,
    help: false,
    parts: ['playouts', 'sockets', 'memory', 'ledger', 'rating', 'verify', 'open', 'publish', 'start', 'load'],
    seconds: 1.5,
    pairs: 5,
    matches: undefined,
    deals: 30_000,
    bots: 200,
    tables: undefined,
    gatherMs: 25,
    connections: 10_000,
    loadSeconds: 30,
    minutes: 10,
    leakKib: 0,
  });
});

test('what is said is done, also behind the two dashes of pnpm', () => {
  const args = ['--', '--json', 'out.json', '--seconds', '0.5', '--pairs', '6.5', '--only', 'soak', '--matches', '300'];
  expect(optionsOf(args)).toMatchObject({ json: 'out.json', seconds: 0.5, pairs: 7, parts: ['soak'], matches: 300 });
});

test.each([
  [
    ['--only', 'socks'],
    '--only socks: valid are playouts, sockets, memory, ledger, rating, verify, open, publish, start, load, soak',
  ],
  [['--seconds', 'long'], '--seconds long: a number above 0 is valid'],
  [['--pairs', '0'], '--pairs 0: a number above 0 is valid'],
  [['--minutes', 'Infinity'], '--minutes Infinity: a number above 0 is valid'],
  [['--hours', '1'], "Unknown option '--hours'"],
])('%j is refused', (args, message) => {
  expect(() => optionsOf(args)).toThrow(message);
});
