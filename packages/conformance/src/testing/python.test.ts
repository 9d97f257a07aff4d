import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findPython } from './python.ts';

const folder = mkdtempSync(join(tmpdir(), 'bassadewitz-python-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A folder with a program of that name that ends with a code, as a Python does that has the library or has not. */
function place(name: string, program: string, code: number): string {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, program), `#!/bin/sh\nexit ${code}\n`);
  chmodSync(join(path, program), 0o755);
  return path;
}

const without = place('without', 'python3', 1);
const withIt = place('with', 'python', 0);

test('the first Python that has the library is found, on the path or elsewhere', () => {
  expect(findPython([without, withIt].join(delimiter), [])).toBe(join(withIt, 'python'));
  expect(findPython(without, [join(folder, 'nowhere'), withIt])).toBe(join(withIt, 'python'));
});

test('where none has it there is none, and nothing is installed', () => {
  expect(findPython(without, [])).toBeUndefined();
  expect(findPython('', [])).toBeUndefined();
});
