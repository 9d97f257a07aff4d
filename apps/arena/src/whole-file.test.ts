import { execFileSync } from 'node:child_process';
import { createReadStream, lstatSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from './testing/command.ts';
import { streamWhole, writeWhole } from './whole-file.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());
const at = (name: string) => join(folder.path, name);

function* broken() {
  yield 'one';
  throw Object.assign(new Error('no more'), { code: 'ENOSPC' });
}

describe('a file that is written whole', () => {
  test('has its content and is its owner’s alone', () => {
    writeWhole(at('small'), 'words');
    expect(readFileSync(at('small'), 'utf8')).toBe('words');
    expect(statSync(at('small')).mode & 0o777).toBe(0o600);
  });

  test('is as it was where the new content breaks off, and nothing is left beside it', async () => {
    writeFileSync(at('large'), 'before');
    await expect(streamWhole(at('large'), broken())).rejects.toMatchObject({
      exit: 'FILES',
      message: `cannot write ${at('large')}: the disk is full`,
    });
    expect(readFileSync(at('large'), 'utf8')).toBe('before');
    expect(readdirSync(folder.path).filter((name) => name.endsWith('.new'))).toEqual([]);
  });

  test('is seen only once all of it is there', async () => {
    const lines = function* () {
      for (const line of ['one', 'two']) {
        expect(readdirSync(folder.path)).not.toContain('seen');
        yield line;
      }
    };
    await streamWhole(at('seen'), lines());
    expect(readFileSync(at('seen'), 'utf8')).toBe('one\ntwo\n');
  });

  test('is found behind a link, which stays one', async () => {
    writeFileSync(at('real'), '');
    symlinkSync(at('real'), at('link'));
    await streamWhole(at('link'), ['new']);
    expect(lstatSync(at('link')).isSymbolicLink()).toBe(true);
    expect(readFileSync(at('real'), 'utf8')).toBe('new\n');
  });

  test.each([
    ['a folder that is missing', 'none/x', 'there is no such file or folder'],
    ['a folder', '.', 'it is a folder'],
  ])('is refused in %s', async (_what, name, why) => {
    await expect(streamWhole(at(name), ['x'])).rejects.toMatchObject({ message: `cannot write ${at(name)}: ${why}` });
  });

  test.skipIf(process.platform === 'win32')('may as well be a pipe', async () => {
    execFileSync('mkfifo', [at('pipe')]);
    const read = text(createReadStream(at('pipe')));
    await streamWhole(at('pipe'), ['through', 'it']);
    expect(await read).toBe('through\nit\n');
  });
});
