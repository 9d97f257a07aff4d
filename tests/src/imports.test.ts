import { expect, test } from 'vitest';
import { findCycle, importsOf } from './imports.ts';

test('imports are found whatever their form', () => {
  const source = [
    "import 'side-effect';",
    "import type { A } from './a.ts';",
    'import {',
    '  b,',
    "} from './b.ts';",
    "export { c } from './c.ts';",
    "const d = await import('./d.ts');",
    "type E = import('./e.ts').E;",
  ].join('\n');
  expect(importsOf(source)).toEqual([
    { specifier: 'side-effect', line: 1 },
    { specifier: './a.ts', line: 2 },
    { specifier: './b.ts', line: 5 },
    { specifier: './c.ts', line: 6 },
    { specifier: './d.ts', line: 7 },
    { specifier: './e.ts', line: 8 },
  ]);
});

test('an import inside a comment is not an import', () => {
  expect(
    importsOf("/**\n * import { x } from './x.ts';\n */\n// import y from './y.ts';\nexport const z = 1;"),
  ).toEqual([]);
});

test('a cycle is named from where it closes', () => {
  const edges = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ]);
  expect(findCycle(edges)).toEqual(['b', 'c', 'b']);
  expect(findCycle(new Map([['a', ['b']]]))).toBeUndefined();
});
