import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { PublishError } from './publish-error.ts';

/**
 * Makes sure that one process alone publishes to a site. A lock whose process is gone is taken over.
 * @returns gives the lock up
 * @throws PublishError BUSY where another process holds it
 */
export function lock(path: string, site: string): () => void {
  for (let tries = 0; ; tries++) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' });
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = holderOf(path);
      if (tries > 2 || isAlive(holder)) {
        throw new PublishError(
          'BUSY',
          `process ${holder} is publishing to ${site} just now; wait for it, or remove ${path}`,
        );
      }
      rmSync(path, { force: true });
    }
  }
}

function holderOf(path: string): number {
  try {
    return Number(readFileSync(path, 'utf8'));
  } catch {
    return 0;
  }
}

function isAlive(process_: number): boolean {
  if (!Number.isInteger(process_) || process_ <= 0) return false;
  if (process_ === process.pid) return true;
  try {
    process.kill(process_, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
