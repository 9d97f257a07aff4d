import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { BOTS, House } from './house.ts';
import { LoadProcess } from './load-process.ts';

/** What something takes of the memory of the server, in bytes. */
export interface Footprint {
  readonly count: number;
  /** Objects and buffers of JavaScript, for each. */
  readonly heap: number;
  /** Growth of the process, for each; sockets and unused pages included. */
  readonly resident: number;
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bots that are connected and ready, and play nothing. */
export async function idleConnections(count: number): Promise<Footprint> {
  const names = Array.from({ length: count }, (_, index) => `bot-${index}`);
  const house = new House(names);
  const url = await house.gateway.listen();
  const load = new LoadProcess();
  try {
    const before = await memoryAtRest();
    for (let i = 0; i < count; i += 250) {
      const some = names.slice(i, i + 250);
      await load.order({ do: 'bots', url, names: some, batching: true });
      await house.whenReady(some);
    }
    return footprint(count, before, await memoryAtRest());
  } finally {
    await load.end();
    await house.gateway.drain();
  }
}

/** Tables of four bots that stand in the middle of a deal, each with a request that is open. */
export async function runningTables(count: number): Promise<Footprint> {
  const house = new House();
  const url = await house.gateway.listen();
  const load = new LoadProcess();
  try {
    await load.order({ do: 'bots', url, names: BOTS, batching: true, silentFrom: 4 });
    await house.whenReady(BOTS);
    const before = await memoryAtRest();
    const stop = new AbortController();
    const matches = Array.from({ length: count }, () => house.play(stop.signal).catch(() => undefined));
    const after = await memoryAtRest();
    stop.abort();
    await Promise.all(matches);
    return footprint(count, before, after);
  } finally {
    await load.end();
    await house.gateway.drain();
  }
}

/** Memory of this process, in bytes. */
export interface Reading {
  readonly heap: number;
  readonly resident: number;
}

function footprint(count: number, before: Reading, after: Reading): Footprint {
  return {
    count,
    heap: Math.round((after.heap - before.heap) / count),
    resident: Math.round((after.resident - before.resident) / count),
  };
}

/** What is in use once everything has come to rest. */
export async function memoryAtRest(): Promise<Reading> {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  for (let i = 0; i < 3; i++) collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed + external, resident: rss };
}
