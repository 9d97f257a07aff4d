import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { BotConfig } from '../config/tournament-config.ts';

/** The example bots that the arena brings along, weakest first. */
const DEMO_BOTS = ['random', 'low', 'ducker', 'counter', 'sampler'] as const;

/** The example bots with the commands that start them, wherever the package manager put them. */
export function demoBots(names: readonly (typeof DEMO_BOTS)[number][] = DEMO_BOTS): BotConfig[] {
  const { resolve } = createRequire(import.meta.url);
  return names.map((name) => {
    const manifest = resolve(`@bassadewitz/example-${name}/package.json`);
    return { name, command: [process.execPath, join(dirname(manifest), 'dist', 'main.js')], cwd: process.cwd() };
  });
}

/** House bots in the order in which they fill up a table: of middling strength first. */
export function houseBots(): BotConfig[] {
  return demoBots(['ducker', 'low', 'random']).map((bot) => ({
    ...bot,
    name: `house-${bot.name}`,
    house: true,
  }));
}
