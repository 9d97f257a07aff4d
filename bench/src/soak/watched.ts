import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ENVIRONMENT } from '../arena-command.ts';

/** A process whose memory is looked at. */
export interface Watched {
  readonly child: ChildProcess;
  /** The last that it said on stderr. */
  readonly said: () => string;
  /** Collects its garbage and tells what is left, in bytes; undefined once it is gone. */
  liveHeap(): Promise<number | undefined>;
}

export interface WatchedOptions {
  readonly cwd: string;
  /** A leak on purpose, in bytes a second; 0 for none. */
  readonly leak: number;
}

/**
 * The room that V8 may fill with garbage: small, so that resident memory tells of what is needed and not of what is there. 96 MiB for the old
 * generation are three times of what lives in a soak, and 4 MiB each for the halves of the young one a quarter of the default.
 */
const ROOM = ['--max-old-space-size=96', '--max-semi-space-size=4'];

/** From its source, also for what is built. */
const PROBE = fileURLToPath(new URL('../../src/soak/heap-probe.mjs', import.meta.url));

/** Starts Node with these arguments, in a small room and with a probe of its live heap. */
export function startWatched(args: readonly string[], { cwd, leak }: WatchedOptions): Watched {
  const child = spawn(process.execPath, [...ROOM, '--expose-gc', '--import', PROBE, ...args], {
    cwd,
    env: { ...ENVIRONMENT, BENCH_LEAK_BYTES_PER_SECOND: String(leak) },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2000);
  });
  // A message to a process that is being killed cannot be sent; that it is gone is told by its exit.
  child.on('error', () => {});
  return { child, said: () => said, liveHeap: () => liveHeapOf(child) };
}

function liveHeapOf(child: ChildProcess): Promise<number | undefined> {
  if (!child.connected) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const done = (live: number | undefined) => {
      child.off('message', heard);
      child.off('disconnect', gone);
      resolve(live);
    };
    const heard = (message: unknown) => done((message as { live: number }).live);
    const gone = () => done(undefined);
    child.on('message', heard);
    child.on('disconnect', gone);
    child.send({}, (error) => error !== null && gone());
  });
}
