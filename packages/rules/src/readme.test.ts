import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as rules from './index.ts';

it('the example in the readme runs and plays a board', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const example = readme.match(/```js\n(.*?)```/s)?.[1] as string;
  const body = example.replace(/^import (\{.*\}) from '@bassadewitz\/rules';$/ms, 'const $1 = rules;');
  const printed: unknown[][] = [];
  new Function('rules', 'console', body)(rules, { log: (...values: unknown[]) => printed.push(values) });
  expect(printed.at(-1)).toEqual([false]);
  expect(printed.at(-2)).toEqual([['7C', '8C']]);
  expect(printed.at(-3)?.[0]).toBe('shared');
});
