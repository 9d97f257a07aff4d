import { expect, test } from 'vitest';
import { optionsOf } from './options.ts';

test('everything is measured where nothing is said', () => {
  expect(optionsOf([])).toEqual({ json: undefined, seconds: 1.5, pairs: 5, parts: ['playouts', 'sockets', 'memory'] });
});

test('what is said is done, also behind the two dashes of pnpm', () => {
  const options = optionsOf(['--', '--json', 'out.json', '--seconds', '0.5', '--pairs', '7', '--only', 'memory']);
  expect(options).toEqual({ json: 'out.json', seconds: 0.5, pairs: 7, parts: ['memory'] });
});

test.each([
  [['--only', 'socks'], '--only socks: valid are playouts, sockets, memory'],
  [['--seconds', 'long'], '--seconds long: a number above 0 is valid'],
  [['--pairs', '0'], '--pairs 0: a number above 0 is valid'],
  [['--minutes', '1'], "Unknown option '--minutes'"],
])('%j is refused', (args, message) => {
  expect(() => optionsOf(args)).toThrow(message);
});
