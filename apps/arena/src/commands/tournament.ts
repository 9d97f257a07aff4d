import type { Command } from 'commander';
import { playAndShow } from '../run/play-and-show.ts';
import type { Finish } from './finish.ts';
import { collect } from './flag-values.ts';
import { addConfigFlags, addRunFlags, configFrom, type RunOptions } from './tournament-options.ts';

/** `bassadewitz tournament` */
export function addTournament(program: Command, finish: Finish): void {
  const command = program
    .command('tournament')
    .description('Play a tournament among local bots, which the arena starts, and remote ones, which it waits for.')
    .option('--config <FILE>', 'configuration as JSON; flags go before it')
    .option('--bot <NAME=COMMAND>', 'a local bot and the command line that starts it; once for each bot', collect);
  addRunFlags(addConfigFlags(command)).action(async (options: Record<string, unknown> & RunOptions) => {
    finish(await playAndShow(configFrom(options), { ...options, label: 'tournament' }));
  });
}
