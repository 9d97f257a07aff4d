import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXAMPLES, exampleProgram, runArena } from '../arena-command.ts';
import type { Figure } from '../figures.ts';
import { duration, spread } from '../figures.ts';
import type { Spread } from '../median.ts';
import { spreadOf } from '../median.ts';
import { progress } from '../progress.ts';
import { inTemporaryFolder } from '../temporary-folder.ts';
import { firstMatchAt } from './first-match.ts';

/** From the start of the command's process to the beginning of the first match, with four local bots, in ms. */
export interface StartTime {
  readonly calibrated: Spread;
  /** With `--no-calibrate`. */
  readonly uncalibrated: Spread;
}

export async function startTime({ times }: { readonly times: number }): Promise<StartTime> {
  const calibrated: number[] = [];
  const uncalibrated: number[] = [];
  for (let time = 0; time < times; time++) {
    progress(`start: ${time + 1} of ${times}`);
    uncalibrated.push(await timeOnce(['--no-calibrate']));
    calibrated.push(await timeOnce([]));
  }
  return { calibrated: spreadOf(calibrated), uncalibrated: spreadOf(uncalibrated) };
}

/** @throws if the command fails */
function timeOnce(flags: readonly string[]): Promise<number> {
  return inTemporaryFolder(async (folder) => {
    const out = join(folder, 'run');
    const bots = EXAMPLES.flatMap((name) => ['--bot', `${name}="${process.execPath}" "${exampleProgram(name)}"`]);
    const args = ['tournament', ...bots, '--boards', '1', '--out', out, '--log-level', 'debug', ...flags];
    const started = Date.now();
    const { code, said } = await runArena(args, folder);
    if (code !== 0) throw new Error(`bassadewitz ${args.join(' ')} ended with ${code}: ${said}`);
    return firstMatchAt(readFileSync(join(out, 'arena.log'), 'utf8')) - started;
  });
}

export function startFigures({ calibrated, uncalibrated }: StartTime): Figure[] {
  return [
    ['command to first card', spread(calibrated, duration)],
    ['the same with --no-calibrate', spread(uncalibrated, duration)],
  ];
}
