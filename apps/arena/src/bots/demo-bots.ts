import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { WrittenBot } from '../config/read-config.ts';

/** The example bots that the arena brings along, weakest first. */
export const DEMO_BOTS = ['random', 'low', 'ducker', 'counter', 'sampler'] as const;

/** The example bots with the commands that start them, wherever the package manager put them. */
export function demoBots(names: readonly (typeof DEMO_BOTS)[number][] = DEMO_BOTS): WrittenBot[] {
  const { resolve } = createRequire(import.meta.url);
  return names.map((name) => {
    const manifest = resolve(`@bassadewitz/example-${name}/package.json`);
    return { name, command: [process.execPath, join(dirname(manifest), 'dist', 'main.js')], cwd: process.cwd() };
  });
}
