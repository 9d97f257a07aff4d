import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { exampleBot, type Ran, runCommand, temporaryFolder } from './testing/command.ts';

/*
 * What a disk that takes no more looks like to a person: one line and the code of FILES, whatever was being written.
 */
const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const folder = temporaryFolder();
afterAll(() => folder.remove());

/** Runs the command in a shell; `$@` are its arguments. */
function inShell(script: string, args: readonly string[]): Promise<Ran> {
  return new Promise((resolve) => {
    execFile('bash', ['-c', script, 'bash', process.execPath, MAIN, ...args], { cwd: folder.path }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), stdout: out, stderr: err }),
    );
  });
}

const BOTS = ['random', 'low', 'ducker', 'counter'].flatMap((bot) => exampleBot(bot));
const FAST = ['--no-calibrate', '--move-ms', '20000', '--seed', 'full', '--boards', '1'];
const FULL = 'bassadewitz: cannot write to standard output: the disk is full\n';

describe('a disk that takes no more', () => {
  const whole = runCommand(['tournament', ...BOTS, ...FAST, '--rounds', '1', '--out', 'whole'], folder.path);

  test('ends a tournament with one line, and what was acknowledged can be resumed', { timeout: 120_000 }, async () => {
    const settings = [...FAST, '--rounds', '60', '--out', 'run'];
    // No file may grow beyond 160 KiB: the ledger's log reaches that after some matches.
    const ended = await inShell('ulimit -f 160; exec "$@"', ['tournament', ...BOTS, ...settings]);
    expect(ended.stderr.replace(/^[█░]+ \d.*\n/gm, '')).toMatch(/^bassadewitz: .*run\/ledger\.sqlite: .*\n$/);
    expect(ended.code).toBe(5);
    const resumed = await runCommand(['resume', 'run', '--no-calibrate', '--json'], folder.path);
    expect(resumed.code).toBe(0);
    const { of, played } = JSON.parse(resumed.stdout) as { of: number; played: number };
    expect(of).toBe(240);
    // Some were kept before the disk was full.
    expect(played).toBeGreaterThan(0);
    expect(played).toBeLessThan(240);
  });

  test.each([
    ['standings', ['standings', 'whole']],
    ['export', ['export', 'whole']],
    ['schedule', ['schedule', '--bots', '4']],
    ['--help', ['--help']],
    ['resume --json', ['resume', 'whole', '--json']],
  ])('is told by %s, where the output goes there', async (_what, args) => {
    await whole;
    expect(await inShell('exec "$@" >/dev/full', args)).toEqual({ code: 5, stdout: '', stderr: FULL });
  });

  test('keeps nobody from playing where only the progress goes there', async () => {
    await whole;
    const args = ['tournament', ...BOTS, ...FAST, '--rounds', '1', '--out', 'silent'];
    expect((await inShell('exec "$@" 2>/dev/full', args)).code).toBe(0);
  });

  test('is not what a reader is that stops reading', async () => {
    await whole;
    const ran = await inShell('"$@" | head -1; exit "$PIPESTATUS"', ['export', 'whole']);
    expect(ran).toMatchObject({ code: 0, stderr: '' });
  });
});
