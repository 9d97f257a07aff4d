import { unwatchFile, watchFile } from 'node:fs';
import type { Gateway } from '@bassadewitz/gateway';
import type { Logger } from 'pino';
import { hashesOf } from './registry.ts';
import { readRegistry } from './registry-file.ts';

/** How often a running tournament looks whether its registry has changed, in ms. */
const LOOK_MS = 1000;

/**
 * Follows the registry while a tournament runs: tokens that are added let their bots in, those that are revoked do not any more,
 * and a session that came in by one is closed. A registry that cannot be read changes nothing.
 * @param bots the registered bots of the tournament
 * @returns ends the watching
 */
export function watchRegistry(path: string, bots: readonly string[], gateway: Gateway, log: Logger): () => void {
  const look = () => {
    try {
      const known = readRegistry(path);
      for (const name of bots) {
        const bot = known.find((one) => one.name === name);
        gateway.replaceTokens(name, bot === undefined ? [] : hashesOf(bot));
      }
      log.info({ registry: path }, 'the registry was read again');
    } catch (error) {
      log.error({ err: error }, 'the registry has changed and cannot be used; tokens stay as they were');
    }
  };
  watchFile(path, { interval: LOOK_MS, persistent: false }, look);
  return () => unwatchFile(path, look);
}
