import { afterAll, describe, expect, test } from 'vitest';
import { runCommand, temporaryFolder } from './testing/command.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

describe.concurrent('help', () => {
  test.each([
    '--help',
    'help',
    'help check',
    'check --help',
    'check --list -h',
    'bots --help',
    'bots add --help',
    'serve -h',
  ])('%s: it goes to standard output, and all is well', async (line) => {
    const ran = await runCommand(line.split(' '), folder.path);
    expect(ran.stdout).toMatch(/^Usage: bassadewitz /);
    expect(ran.stderr).toBe('');
    expect(ran.code).toBe(0);
  });

  test.each(['', 'bots'])('that nobody asked for goes to standard error: %j', async (line) => {
    const ran = await runCommand(line === '' ? [] : [line], folder.path);
    expect(ran.stdout).toBe('');
    expect(ran.stderr).toMatch(/^Usage: bassadewitz /);
    expect(ran.code).toBe(2);
  });
});
