import type { Command } from 'commander';
import { readWritten } from '../config/complete-config.ts';
import { resumeAndShow, type ShowOptions } from '../run/play-and-show.ts';
import { adjusted } from '../run/unchanged.ts';
import type { Finish } from './finish.ts';
import { collect } from './flag-values.ts';
import { addConfigFlags, addShowFlags, flagOf, readOptions } from './tournament-options.ts';

/** `bassadewitz resume` */
export function addResume(program: Command, finish: Finish): void {
  const command = program
    .command('resume')
    .description('Go on with a run that was broken off, wherever it was. Nothing recorded is lost or played twice.')
    .argument('<FOLDER>', "the run's folder")
    .option('--config <FILE>', 'configuration as JSON: what decides results must be as it was, the rest is taken')
    .option('--bot <NAME=COMMAND>', 'a bot whose command line has changed; then name all of them', collect);
  addShowFlags(addConfigFlags(command)).action(
    async (folder: string, options: Record<string, unknown> & ShowOptions) => {
      const { file, flags } = readOptions(options);
      finish(
        await resumeAndShow(
          folder,
          (own) =>
            adjusted(
              adjusted(own, readWritten(file), (field) => `${String(options.config)}: ${field}`),
              readWritten(flags),
              flagOf,
            ),
          options,
        ),
      );
    },
  );
}
