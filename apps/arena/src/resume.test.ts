import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomFrom } from '@bassadewitz/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { exampleBot, processesWith, runCommand, startCommand, temporaryFolder } from './testing/command.ts';

/*
 * `kill -9` of the whole arena at random instants, then `resume`, until the tournament is over: the exported ledger and the
 * standings must be those of a run that was never killed, byte for byte.
 */
const folder = temporaryFolder();
afterAll(() => folder.remove());

const TABLES = [1, 4, 16] as const;
/** Kills in all, spread over the concurrencies; KILLS=1000 for a long run. */
const KILLS = Number(process.env.KILLS ?? 100);
const SETTINGS = ['--no-calibrate', '--move-ms', '20000', '--seed', 'resume', '--boards', '20', '--rounds', '4'];
const BOTS = ['random', 'low', 'ducker', 'counter'].flatMap((bot) => exampleBot(bot));

const read = (run: string, file: string) => readFileSync(join(folder.path, run, file), 'utf8');
const tables = async (run: string) => (await runCommand(['standings', run, '--json'], folder.path)).stdout;

describe('a run that is killed and taken up again', () => {
  const whole = runCommand(['tournament', ...BOTS, ...SETTINGS, '--tables', '8', '--out', 'whole'], folder.path);

  test.each(TABLES)('ends as one that was never killed, with %s tables', { timeout: 600_000 }, async (concurrency) => {
    expect((await whole).code).toBe(0);
    const expectedTables = await tables('whole');
    const random = randomFrom(`kills at ${concurrency}`);
    let kills = 0;
    const wanted = Math.ceil(KILLS / TABLES.length);
    for (let run = 0; kills < wanted; run += 1) {
      const name = `run-${concurrency}-${run}`;
      const begin = ['tournament', ...BOTS, ...SETTINGS, '--tables', String(concurrency), '--out', name];
      let args = begin;
      for (;;) {
        const { child, ran } = startCommand(args, folder.path);
        // Once there were enough, the run is let go on to its end.
        const ended =
          kills < wanted ? await Promise.race([ran, sleep(300 + (random() % 1200), 'kill' as const)]) : await ran;
        if (ended !== 'kill') {
          // Killed before it had written anything down: there is nothing to take up, and it is begun anew.
          if (ended.code === 5 && /there is no run in/.test(ended.stderr)) {
            args = begin;
            continue;
          }
          // On a busy machine it takes so long that it shows how far it is; a kill may have come before the text.
          const words = ended.stderr.replace(/^[█░]+ \d.*\n|^bassadewitz: .*ledger\.ndjson was missing.*\n/gm, '');
          expect(words).toBe('');
          expect(ended.code).toBe(0);
          break;
        }
        child.kill('SIGKILL');
        await ran;
        kills += 1;
        args = ['resume', name, '--no-calibrate'];
      }
      expect(read(name, 'ledger.ndjson') === read('whole', 'ledger.ndjson')).toBe(true);
      expect(await tables(name)).toBe(expectedTables);
    }
  });

  test('has its texts again where they are missing, though it is over', async () => {
    await whole;
    for (const file of ['ledger.ndjson', 'head.ndjson']) {
      const text = read('whole', file);
      rmSync(join(folder.path, 'whole', file));
      expect((await runCommand(['resume', 'whole'], folder.path)).code).toBe(0);
      expect(read('whole', file) === text).toBe(true);
    }
  });

  test('leaves no bot behind', async () => {
    await expect.poll(() => processesWith(folder.path)).toEqual([]);
  });
});
