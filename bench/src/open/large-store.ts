import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { deriveKey, scheduleOf } from '@bassadewitz/fairness';
import { canonicalJson, sidecarText } from '@bassadewitz/ledger';
import type { PlayedMatch } from '@bassadewitz/referee';
import { createStore } from '@bassadewitz/store';
import { whole } from '../figures.ts';
import { playedMatches } from '../played-matches.ts';
import { progress } from '../progress.ts';
import { headFor, SEED, scheduleFor } from '../tournament-head.ts';

/** So many matches are really played; the store holds them again and again, each time at another position. */
const PLAYED = 256;
/** Matches that one commit takes. */
const BATCH = 5000;
/** Longer than this it is not filled; what is there by then is measured. */
const LONGEST_MS = 600_000;
/** A match with its sidecar on disk, in bytes, rounded up; with as much again for the log. */
const MATCH_BYTES = 8192;

/** Fills a store with matches. @returns how many it has: fewer than asked for where disk or time were short, which is said */
export async function makeLargeStore(path: string, asked: number): Promise<number> {
  const matches = Math.min(asked, roomFor(path));
  const key = deriveKey(SEED);
  const config = scheduleFor(200, matches, 3);
  const pattern: PlayedMatch[] = [];
  for await (const played of playedMatches(scheduleOf(key, config), key)) if (pattern.push(played) === PLAYED) break;
  const created = await createStore(path, canonicalJson(headFor(config)));
  if (!created.ok) throw new Error(created.error.message);
  const store = created.value;
  const end = performance.now() + LONGEST_MS;
  let made = 0;
  for (; made < matches && performance.now() < end; made += BATCH) {
    if (made % 100_000 === 0) progress(`open: ${whole(made)} of ${whole(matches)} matches written`);
    const batch = Array.from({ length: Math.min(BATCH, matches - made) }, (_, index) => {
      const match = made + index;
      const { record, sidecar } = pattern[match % PLAYED] as PlayedMatch;
      return store.append({
        match,
        record: canonicalJson({ ...record, match }),
        sidecar: sidecarText({ ...sidecar, match }),
      });
    });
    await Promise.all(batch);
  }
  await store.close();
  const count = Math.min(made, matches);
  if (count < asked) progress(`open: only ${whole(count)} matches were written`);
  return count;
}

/** Matches that the disk has room for, with as much left over. */
function roomFor(path: string): number {
  const { bavail, bsize } = statfsSync(dirname(path));
  return Math.floor((bavail * bsize) / MATCH_BYTES / 2);
}
