import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A variable in the environment of every process of a run, children of bots included, that names the run's folder. */
export const RUN_VARIABLE = 'BAD_BOTS_RUN';

/** A process that is still there. */
export interface Leftover {
  readonly pid: number;
  readonly command: string;
}

/** The processes of a run that do not go away, however busy the machine is. Linux only. */
export async function leftovers(folder: string, patienceMs = 20_000): Promise<Leftover[]> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const left = processesOf(folder);
    if (left.length === 0 || performance.now() > until) return left;
    await sleep(20);
  }
}

/** Ends the processes of a run by force. */
export function endAll(folder: string): void {
  for (const { pid } of processesOf(folder)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It went by itself meanwhile.
    }
  }
}

function processesOf(folder: string): Leftover[] {
  const mark = `${RUN_VARIABLE}=${folder}\0`;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid && read(name, 'environ').includes(mark))
    .map((name) => ({ pid: Number(name), command: read(name, 'cmdline').replaceAll('\0', ' ').trim() }));
}

/** What the system says of a process; nothing where it is gone or somebody else's. */
function read(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
