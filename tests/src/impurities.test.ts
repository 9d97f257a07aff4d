import { expect, test } from 'vitest';
import { impuritiesOf } from './impurities.ts';

test.each([
  ['const now = Date.now();', ['Date']],
  ['const at = new Date(0);', ['Date']],
  ['return performance.now() - began;', ['performance']],
  ['const x = Math.random();', ['Math.random']],
  ['const x = [1].map(Math\n  .random);', ['Math.random']],
  ['if (process.env.CI) {}', ['process']],
  ['const size = Buffer.byteLength(text);', ['Buffer']],
  ['function f(bytes: Buffer): void {}', ['Buffer']],
  ['setTimeout(() => fetch(url), 5);', ['setTimeout', 'fetch']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a source
  ['const said = `a ${Date.now()} b`;', ['Date']],
  ["const there = 'https://example.org'; Date.now();", ['Date']],
  ['globalThis.x = 1;', ['globalThis']],
  ['here(import.meta.url);', ['import.meta']],
])('%s is not pure', (source, names) => {
  expect(impuritiesOf(source).map(({ name }) => name)).toEqual(names);
});

test.each([
  '// Date.now() would be a clock',
  '/** As `process.env` says. */',
  "const word = 'Date and process';",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a source
  'const said = `the process ${number} of Buffer`;',
  'const updated: Dates = { process: 1 };',
  'this.performance = clock.performance;',
  'interface Clock { Date?: string; fetch: number }',
  'const bufferBytes = preprocess(candidate);',
  'const c = crypt; // the process goes on',
  'const a = Math.floor(x);',
])('%s is', (source) => {
  expect(impuritiesOf(source)).toEqual([]);
});

test('the line is told', () => {
  expect(impuritiesOf('/* a\n b */\nconst a = 1;\nconst b = Date.now();\n')).toEqual([{ name: 'Date', line: 4 }]);
});
