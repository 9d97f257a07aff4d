import type { Command } from 'commander';
import { demoBots } from '../bots/demo-bots.ts';
import { completeConfig } from '../config/complete-config.ts';
import { playAndShow } from '../run/play-and-show.ts';
import type { Finish } from './finish.ts';
import { addRunFlags, type RunOptions } from './tournament-options.ts';

/** What the demo plays: enough that the bots' order shows, little enough that nobody waits long. */
const DEMO = {
  rules: 'classic',
  boards: 60,
  rounds: 1,
  tables: 32,
  moveMs: 1000,
  bankMs: 10_000,
  seed: 'demo',
} as const;

/** `bassadewitz demo` */
export function addDemo(program: Command, finish: Finish): void {
  const command = program
    .command('demo')
    .description('Watch the example bots, each a process of its own, play a short tournament, and get a site of it.');
  addRunFlags(command).action(async (options: RunOptions) => {
    const config = completeConfig(
      { ...DEMO, bots: demoBots() },
      {},
      (field) => field,
      () => [],
    );
    finish(await playAndShow(config, { ...options, label: 'demo', site: true }));
  });
}
