import { cpuMs } from './cpu.ts';
import type { EchoServer } from './echo-server.ts';
import { startEcho } from './echo-server.ts';
import { BOTS, House } from './house.ts';
import type { LoadAnswer, LoadOrder } from './load-order.ts';
import { LoadProcess } from './load-process.ts';
import type { Spread } from './median.ts';
import { spreadOf } from './median.ts';
import { sampleRequests } from './sample-requests.ts';

const WARM_MS = 300;
/** How long both run before the first measurement. */
const FIRST_SECONDS = 3;

export interface ContestOptions {
  /** Tables at once, which is also how many frames the echo has in flight. */
  readonly tables: number;
  /** Whether the bots write what one turn of the event loop sends at once. */
  readonly batching: boolean;
  /** How many processes the four bots are spread over: 1, 2 or 4. */
  readonly processes: number;
  /** How often both are measured, one after the other. */
  readonly pairs: number;
  /** How long each is measured. */
  readonly seconds: number;
}

/** Plays a second of the referee against round trips a second of a plain echo, over the same number of sockets. */
export interface Contest {
  readonly tables: number;
  readonly batching: boolean;
  readonly processes: number;
  readonly playsPerSecond: Spread;
  readonly echoesPerSecond: Spread;
  /** The quotients of the pairs. */
  readonly ratio: Spread;
  /** Processor time of the server process for each play, and for each round trip of the echo, in µs. */
  readonly cpuPerPlay: Spread;
  readonly cpuPerEcho: Spread;
}

interface Measurement {
  readonly perSecond: number;
  /** In µs. */
  readonly cpuEach: number;
}

export async function contest(options: ContestOptions): Promise<Contest> {
  const { tables, batching, processes, pairs, seconds } = options;
  const echo: EchoServer = await startEcho(await sampleRequests(50));
  const house = new House();
  const url = await house.gateway.listen();
  const each = BOTS.length / processes;
  const teams = Array.from({ length: processes }, (_, i) => BOTS.slice(i * each, (i + 1) * each));
  const echoLoads = teams.map(() => new LoadProcess());
  const botLoads = teams.map(() => new LoadProcess());
  try {
    await orderEach(echoLoads, () => ({ do: 'connect-echo', url: echo.url, sockets: each, batching }));
    await orderEach(botLoads, (i) => ({ do: 'bots', url, names: teams[i] as string[], batching }));
    await house.whenReady(BOTS);
    const plays: Measurement[] = [];
    const echoes: Measurement[] = [];
    const measurePlays = async () => plays.push(await playing(house, tables, seconds));
    const measureEchoes = async () => echoes.push(await echoing(echoLoads, tables, seconds));
    // An engine compiles what it runs often, in some seconds, and which of the two it did that for is not what is measured.
    await playing(house, tables, FIRST_SECONDS);
    await echoing(echoLoads, tables, FIRST_SECONDS);
    for (let pair = 0; pair < pairs; pair++) {
      // Each goes first as often as the other, so that a machine that gets slower favours neither.
      const order = pair % 2 === 0 ? [measureEchoes, measurePlays] : [measurePlays, measureEchoes];
      for (const measure of order) await measure();
    }
    return {
      tables,
      batching,
      processes,
      playsPerSecond: spreadOf(plays.map(({ perSecond }) => perSecond)),
      echoesPerSecond: spreadOf(echoes.map(({ perSecond }) => perSecond)),
      ratio: spreadOf(plays.map(({ perSecond }, pair) => perSecond / (echoes[pair] as Measurement).perSecond)),
      cpuPerPlay: spreadOf(plays.map(({ cpuEach }) => cpuEach)),
      cpuPerEcho: spreadOf(echoes.map(({ cpuEach }) => cpuEach)),
    };
  } finally {
    await Promise.all([...echoLoads, ...botLoads].map((load) => load.end()));
    await house.gateway.drain();
    echo.close();
  }
}

function orderEach(loads: readonly LoadProcess[], order: (i: number) => LoadOrder): Promise<LoadAnswer[]> {
  return Promise.all(loads.map((load, i) => load.order(order(i))));
}

/** @param inFlight over all processes */
async function echoing(loads: readonly LoadProcess[], inFlight: number, seconds: number): Promise<Measurement> {
  const cpu = cpuMs();
  const share = inFlight / loads.length;
  const answers = await orderEach(loads, () => ({ do: 'echo', inFlight: share, ms: seconds * 1000 }));
  const perSecond = answers.reduce((sum, answer) => sum + (answer.perSecond ?? Number.NaN), 0);
  // The warm-up runs at the same speed, so it counts on both sides of the quotient.
  const cpuEach = ((cpuMs() - cpu) * 1000) / (perSecond * (seconds + WARM_MS / 1000));
  return { perSecond, cpuEach };
}

async function playing(house: House, tables: number, seconds: number): Promise<Measurement> {
  let plays = 0;
  let over = false;
  const table = async () => {
    while (!over) {
      const { record } = await house.play();
      plays += 32 * record.deals.length;
    }
  };
  const running = Array.from({ length: tables }, table);
  await new Promise((resolve) => setTimeout(resolve, WARM_MS));
  plays = 0;
  const cpu = cpuMs();
  const start = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const perSecond = plays / ((performance.now() - start) / 1000);
  const cpuEach = ((cpuMs() - cpu) * 1000) / plays;
  over = true;
  await Promise.all(running);
  return { perSecond, cpuEach };
}
