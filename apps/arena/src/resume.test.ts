import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomFrom } from '@bassadewitz/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { exampleBot, processesWith, runCommand, startCommand, temporaryFolder } from './testing/command.ts';
import { recorded, untilRecorded } from './testing/recorded.ts';

/*
 * `kill -9` of the whole arena at random instants of its play, then `resume`, until the tournament is over: the exported ledger and the
 * standings must be those of a run that was never killed, byte for byte.
 */
const folder = temporaryFolder();
afterAll(() => folder.remove());

const TABLES = [1, 4, 16] as const;
/** Kills in all, spread over the concurrencies; KILLS=1000 for a long run. */
const KILLS = Number(process.env.KILLS ?? 100);
const SETTINGS = ['--no-calibrate', '--move-ms', '20000', '--seed', 'resume', '--boards', '20', '--rounds', '4'];
const BOTS = ['random', 'low', 'ducker', 'counter'].flatMap((bot) => exampleBot(bot));

/** Of one table: 20 boards, 4 replays of each, 4 rounds. */
const MATCHES = 320;

/**
 * Resolves at a random instant of a run: mostly so many matches on, which is the same instant on any machine, and no later than before its last
 * match; sometimes while it begins.
 */
async function instant(run: string, before: number, random: () => number): Promise<'kill'> {
  const [on, early] = [1 + (random() % 18), random() % 8 === 0];
  if (early) await sleep(random() % 600);
  else await untilRecorded(join(folder.path, run), Math.min(before + on, MATCHES - 1));
  return 'kill';
}

const read = (run: string, file: string) => readFileSync(join(folder.path, run, file), 'utf8');
const tables = async (run: string) => (await runCommand(['standings', run, '--json'], folder.path)).stdout;

describe('a run that is killed and taken up again', () => {
  const whole = runCommand(['tournament', ...BOTS, ...SETTINGS, '--tables', '8', '--out', 'whole'], folder.path);

  // A kill costs the start of five programs, most of it on one core: the three share the machine.
  test.concurrent.each(TABLES)(
    'ends as one that was never killed, with %s tables',
    { timeout: 600_000 },
    async (concurrency) => {
      expect((await whole).code).toBe(0);
      const expectedTables = await tables('whole');
      const random = randomFrom(`kills at ${concurrency}`);
      const wanted = Math.ceil(KILLS / TABLES.length);
      /** Matches on record when a run that was killed had begun, and afterwards. */
      const kills: { before: number; after: number }[] = [];
      for (let run = 0; kills.length < wanted; run += 1) {
        const name = `run-${concurrency}-${run}`;
        const begin = ['tournament', ...BOTS, ...SETTINGS, '--tables', String(concurrency), '--out', name];
        let args = begin;
        for (let before = 0; ; before = await recorded(join(folder.path, name))) {
          const { child, ran } = startCommand(args, folder.path);
          // Once it was killed with no more than its last match to come, the run is let go on to its end.
          const ended = before >= MATCHES - 1 ? await ran : await Promise.race([ran, instant(name, before, random)]);
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
          kills.push({ before, after: await recorded(join(folder.path, name)) });
          args = ['resume', name, '--no-calibrate'];
        }
        expect(read(name, 'ledger.ndjson') === read('whole', 'ledger.ndjson')).toBe(true);
        expect(await tables(name)).toBe(expectedTables);
      }
      const inPlay = kills.filter(({ before, after }) => before < after && after < MATCHES);
      expect(inPlay.length).toBeGreaterThan(0.7 * kills.length);
      expect(kills.filter(({ after }) => after >= MATCHES - 1)).not.toEqual([]);
    },
  );

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
