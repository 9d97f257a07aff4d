import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitmentTo, deriveKey, scheduleOf } from '@bassadewitz/fairness';
import { hashOfText, LedgerWriter } from '@bassadewitz/ledger';
import { startArena } from '../arena-command.ts';
import type { Figure } from '../figures.ts';
import { bytes, duration, whole } from '../figures.ts';
import { playedMatches } from '../played-matches.ts';
import { progress } from '../progress.ts';
import { inTemporaryFolder } from '../temporary-folder.ts';
import { headFor, SEED, scheduleFor } from '../tournament-head.ts';

/** Boards of a table and round. */
const BOARDS = 3;
const LOOK_EVERY_MS = 50;

/** What `bassadewitz publish` takes for one ledger, the start of the command included. */
export interface PublishCost {
  readonly matches: number;
  readonly bots: number;
  readonly ledgerBytes: number;
  readonly ms: number;
  /** Peak of the process; undefined where the system does not tell. */
  readonly peakBytes: number | undefined;
  /** The same site again, nothing having changed. */
  readonly againMs: number;
}

/** Plays a ledger in memory, writes it to a file, and publishes it twice. */
export function publishCost({ bots, matches: wanted }: { bots: number; matches: number }): Promise<PublishCost> {
  return inTemporaryFolder(async (folder) => {
    progress(`publish: playing ${whole(wanted)} matches of ${bots} bots`);
    const file = join(folder, 'ledger.ndjson');
    const { matches, characters } = await writeLedger(file, bots, wanted);
    progress('publish: publishing');
    const first = await publish(folder);
    const again = await publish(folder);
    return { matches, bots, ledgerBytes: characters, ms: first.ms, peakBytes: first.peak, againMs: again.ms };
  });
}

async function writeLedger(path: string, bots: number, wanted: number) {
  const config = scheduleFor(bots, wanted, BOARDS);
  // A typed seed would keep the tournament off the ladder, and the ladder out of what is measured.
  const seed = hashOfText(SEED);
  const writer = new LedgerWriter({ ...headFor(config), commitment: commitmentTo(seed), knownSeed: false });
  const key = deriveKey(seed);
  const out = createWriteStream(path);
  let [matches, characters] = [0, 0];
  const write = async (line: string) => {
    characters += line.length + 1;
    if (!out.write(`${line}\n`)) await once(out, 'drain');
  };
  await write(writer.head);
  for await (const { record } of playedMatches(scheduleOf(key, config), key)) {
    await write(writer.match(record));
    matches++;
  }
  await write(writer.foot({ complete: true, seed }));
  out.end();
  await once(out, 'close');
  return { matches, characters };
}

/** @throws Error if the command fails */
async function publish(folder: string): Promise<{ ms: number; peak: number | undefined }> {
  const began = performance.now();
  // With the address of the site, which costs feed, map and pictures.
  const { child, said } = startArena(
    ['publish', 'ledger.ndjson', '--out', 'site', '--base-url', 'https://example.org/'],
    folder,
  );
  let peak: number | undefined;
  const looking = setInterval(() => {
    peak = peakOf(child.pid) ?? peak;
  }, LOOK_EVERY_MS);
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(looking);
  if (code !== 0) throw new Error(`bassadewitz publish ended with ${code}: ${said()}`);
  return { ms: performance.now() - began, peak };
}

/** The most memory that a process ever had, as Linux tells it. */
function peakOf(pid: number | undefined): number | undefined {
  try {
    const kib = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kib === undefined ? undefined : 1024 * Number(kib);
  } catch {
    return undefined;
  }
}

export function publishFigures({ matches, bots, ledgerBytes, ms, peakBytes, againMs }: PublishCost): Figure[] {
  return [
    ['ledger', `${whole(matches)} matches of ${bots} bots, ${bytes(ledgerBytes)}`],
    ['published', duration(ms)],
    ['most memory', peakBytes === undefined ? 'unknown' : bytes(peakBytes)],
    ['published again, unchanged', duration(againMs)],
  ];
}
