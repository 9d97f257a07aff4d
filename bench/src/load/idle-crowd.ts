import { deriveKey } from '@bassadewitz/fairness';
import { cpuMs } from '../cpu.ts';
import { Field } from '../field.ts';
import type { Figure } from '../figures.ts';
import { bytes, whole } from '../figures.ts';
import { memoryAtRest } from '../memory.ts';
import { progress } from '../progress.ts';
import { TIME } from '../schedule.ts';
import { SEED } from '../tournament-head.ts';
import { socketsAllowed } from './descriptors.ts';

const PROCESSES = 4;
/** More than two heartbeats, so that every connection has been pinged. */
const HELD_MS = 25_000;

/** Bots that are connected and ready, and play nothing. Sizes in bytes of the server process. */
export interface IdleCrowd {
  readonly connections: number;
  /** How many were asked for; more than `connections` where the system allows fewer sockets. */
  readonly asked: number;
  /** Still ready after they were held for a while. */
  readonly ready: number;
  readonly heapEach: number;
  readonly residentEach: number;
  /** Time from the first connection to the last that was ready, in s. */
  readonly loginSeconds: number;
  /** Share of one processor that the idle connections took: their heartbeats. */
  readonly processorShare: number;
}

export async function idleCrowd(asked: number): Promise<IdleCrowd> {
  const connections = Math.min(asked, socketsAllowed());
  if (connections < asked) progress(`load: the limit of open files allows ${connections} connections; see ulimit -Hn`);
  progress(`load: ${whole(connections)} idle bots in ${PROCESSES} processes`);
  const field = new Field({ key: deriveKey(SEED), bots: connections, processes: PROCESSES, time: TIME });
  try {
    const before = await memoryAtRest();
    const start = performance.now();
    await field.open();
    const loginSeconds = (performance.now() - start) / 1000;
    const cpu = cpuMs();
    await new Promise((resolve) => setTimeout(resolve, HELD_MS));
    const processorShare = (cpuMs() - cpu) / HELD_MS;
    const after = await memoryAtRest();
    return {
      connections,
      asked,
      ready: field.ready,
      heapEach: Math.round((after.heap - before.heap) / connections),
      residentEach: Math.round((after.resident - before.resident) / connections),
      loginSeconds,
      processorShare,
    };
  } finally {
    await field.close();
  }
}

export function idleFigures(crowd: IdleCrowd): Figure[] {
  return [
    [
      'idle bots asked for, connected, still ready',
      [crowd.asked, crowd.connections, crowd.ready].map(whole).join(', '),
    ],
    ['memory of an idle bot', `${bytes(crowd.heapEach)} heap, ${bytes(crowd.residentEach)} resident`],
    ['time until all were ready', `${crowd.loginSeconds.toFixed(1)} s`],
    ['processor while idle', `${(crowd.processorShare * 100).toFixed(1)} % of one`],
  ];
}
