import { spawn } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { PublishError } from './publish-error.ts';

/** Folders beside the site that exist while it is published. */
export interface Beside {
  /** The new site, while it grows. */
  readonly fresh: string;
  /** The site that was there before, on its way out. */
  readonly old: string;
  /** Names the process that publishes. */
  readonly lock: string;
}

export function beside(site: string): Beside {
  const path = (what: string) => join(dirname(site), `.${basename(site)}.${what}`);
  return { fresh: path('new'), old: path('old'), lock: path('lock') };
}

/** Mends what a power cut in the middle of a swap can have left, and removes what a killed process left. */
export function tidy(site: string): void {
  const { fresh, old } = beside(site);
  if (!existsSync(site) && existsSync(old)) renameSync(old, site);
  rmSync(fresh, { recursive: true, force: true });
  rmSync(old, { recursive: true, force: true });
}

/** Two renames and nothing else. The names come as arguments. */
const SWAP = `
const { existsSync, renameSync } = require('node:fs');
const [fresh, site, old] = process.argv.slice(1);
if (existsSync(site)) renameSync(site, old);
renameSync(fresh, site);
`;

/**
 * Puts the new site in the place of the old one. Node has no call that exchanges two folders, so it takes two renames; a process of its
 * own makes them, so that whoever kills this one cannot kill it between the two.
 */
export async function swap(site: string): Promise<void> {
  const { fresh, old } = beside(site);
  if (!existsSync(site)) {
    renameSync(fresh, site);
    return;
  }
  const child = spawn(process.execPath, ['--eval', SWAP, '--', fresh, site, old], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    // Whatever the caller's Node was started with is not meant for this one.
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new PublishError('FILES', `cannot put the new site in place of ${site}: ${complaint.trim()}`);
  rmSync(old, { recursive: true, force: true });
}
