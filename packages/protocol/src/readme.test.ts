import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chooseVersion, closingOf, decodeBotFrame, encode, errorMessage } from './index.ts';

const NAMES = { chooseVersion, closingOf, decodeBotFrame, encode, errorMessage };

test('the snippet of the README runs and does what its comments say', () => {
  const text = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const [, snippet] = /```ts\nimport [^;]+;\n([\s\S]*?)```/.exec(text) ?? [];
  const run = new Function(...Object.keys(NAMES), `${snippet}; return decoded;`);
  expect(run(...Object.values(NAMES))).toEqual({
    ok: false,
    error: {
      code: 'UNKNOWN_FIELD',
      message: 'play has no field "crad"; its fields are type, request, card. Did you mean card?',
      at: '/crad',
      request: 'q17',
    },
  });
  expect(closingOf('UNKNOWN_FIELD')).toBeUndefined();
  expect(chooseVersion(['1.0', '2.0'])).toBe('1.0');
});
