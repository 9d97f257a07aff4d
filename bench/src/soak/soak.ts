import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { randomFrom } from '@bassadewitz/rules';
import { openStoreReadOnly } from '@bassadewitz/store';
import { ENVIRONMENT, EXAMPLES, exampleProgram, runArena } from '../arena-command.ts';
import type { Figure } from '../figures.ts';
import { bytes, whole } from '../figures.ts';
import { progress } from '../progress.ts';
import { inTemporaryFolder } from '../temporary-folder.ts';
import { KeptProcess } from './kept-process.ts';
import type { MemoryTrend } from './memory-trend.ts';
import { trendOf } from './memory-trend.ts';
import { ServerRun } from './server-run.ts';
import { killsFor } from './soak-plan.ts';

/** The least time between two cards of a table, in ms: bounds the size of the ledger, and keeps the play steady. */
const PACE_MS = 5;
const SAMPLE_EVERY_MS = 1000;
const TELL_EVERY_MS = 30_000;
/** Samples of a process that is still warming up, and says nothing of what it needs in the long run. */
const WARM_SAMPLES = 10;
const BOT_PAUSE_MS = 500;
/** After the time is over the round is played to its end, with all the time that was lost by kills. */
const OVERTIME_MS = 60_000;
/** The exit code of a run that was asked to stop. */
const STOPPED = 10;

export interface SoakOptions {
  readonly minutes: number;
  readonly tables: number;
}

/** A tournament of the real command with four remote bots, with kills of both. */
export interface Soak extends SoakOptions {
  readonly matches: number;
  readonly botKills: number;
  /** Bots that failed though nobody killed them: they gave up while there was no server. They were started again. */
  readonly botFailures: number;
  readonly serverKills: number;
  readonly resumes: number;
  /** Of the last process of the server. 0: the tournament is over. 10: it was stopped, and the part without a gap was verified. */
  readonly exitCode: number | null;
  readonly verified: boolean;
  /** What was said on stderr by whatever failed. */
  readonly said: string;
  /** Memory of the server process that ran last, for the second half of the time at least. */
  readonly memory: MemoryTrend;
}

export function soak({ minutes, tables }: SoakOptions): Promise<Soak> {
  return inTemporaryFolder(async (folder) => {
    const out = join(folder, 'run');
    const port = await freePort();
    progress(`soak: ${minutes} min of play on port ${port}, in ${folder}`);
    const bots = EXAMPLES.map((name) => new KeptProcess(() => startBot(name, port), BOT_PAUSE_MS));
    const server = new ServerRun(folder, out);
    const timers = disturb(server, bots, minutes * 60_000, out);
    let end: Awaited<ReturnType<ServerRun['play']>>;
    try {
      end = await server.play([...tournament(minutes, tables, port), '--out', out]);
    } finally {
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(bots.map((bot) => bot.end()));
    }
    const { matches, verified, said } = await checked(out, folder);
    const failure = end.code === 0 || end.code === STOPPED ? said : end.said;
    const sum = (value: (bot: KeptProcess) => number) => bots.reduce((total, bot) => total + value(bot), 0);
    return {
      minutes,
      tables,
      matches,
      botKills: sum(({ kills }) => kills),
      botFailures: sum(({ failures }) => failures),
      serverKills: server.kills,
      resumes: server.resumes,
      exitCode: end.code,
      verified,
      said: failure,
      memory: trendOf(server.samples.slice(WARM_SAMPLES)),
    };
  });
}

/** Rounds without end that are stopped by the time. */
function tournament(minutes: number, tables: number, port: number): string[] {
  const guests = EXAMPLES.flatMap((name) => ['--guest', name]);
  const rounds = ['--boards', String(2 * tables), '--rounds', '100000', '--max-minutes', String(minutes)];
  const play = ['--tables', String(tables), '--pace-ms', String(PACE_MS), '--port', String(port), '--no-calibrate'];
  return ['tournament', ...guests, ...rounds, ...play, '--bench-after', '1000000', '--log-level', 'fatal'];
}

function startBot(name: string, port: number) {
  const env = { ...ENVIRONMENT, BASSADEWITZ_URL: `ws://127.0.0.1:${port}/v1/bot` };
  return spawn(process.execPath, [exampleProgram(name)], { env, stdio: 'ignore' });
}

/** Orders the kills and the looks at the memory. */
function disturb(server: ServerRun, bots: readonly KeptProcess[], ms: number, out: string): NodeJS.Timeout[] {
  const start = performance.now();
  const kills = killsFor(ms, bots.length, randomFrom(`soak ${ms}`)).map(({ at, bot }) =>
    setTimeout(() => (bot === undefined ? server.kill() : bots[bot]?.kill()), at),
  );
  return [
    ...kills,
    setTimeout(() => server.stop(), ms + OVERTIME_MS),
    setInterval(() => server.sample(performance.now() - start), SAMPLE_EVERY_MS),
    setInterval(() => {
      const minutes = ((performance.now() - start) / 60_000).toFixed(1);
      progress(`soak: ${minutes} min, ${matchesIn(out)} matches, server killed ${server.kills} times`);
    }, TELL_EVERY_MS),
  ];
}

/** Verifies what was played, the part without a gap where the tournament is not over. */
async function checked(out: string, folder: string) {
  let file = join(out, 'ledger.ndjson');
  if (!existsSync(file)) {
    file = join(folder, 'part.ndjson');
    await runArena(['export', out, file], folder);
  }
  progress('soak: verifying the ledger');
  const { code, said } = await runArena(['verify', file], folder);
  return { matches: matchesIn(out), verified: code === 0, said: code === 0 ? '' : said };
}

function matchesIn(out: string): number {
  const opened = openStoreReadOnly(join(out, 'ledger.sqlite'));
  if (!opened.ok) return 0;
  const { count } = opened.value;
  void opened.value.close();
  return count;
}

/** A port that nobody had a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export function soakFigures(one: Soak): Figure[] {
  const { firstQuarter, lastQuarter, perMinute } = one.memory;
  const size = (value: number | null) => (value === null ? 'unknown' : bytes(value));
  return [
    ['time, tables at once', `${one.minutes} min, ${one.tables}`],
    ['matches', whole(one.matches)],
    ['bots killed, failed by themselves', `${one.botKills}, ${one.botFailures}`],
    ['server killed, resumed', `${one.serverKills}, ${one.resumes}`],
    ['exit code of the last server', String(one.exitCode)],
    ['ledger', one.verified ? 'verified' : 'NOT verified'],
    ...(one.said === '' ? [] : [['said', one.said.trim()] as const]),
    ['memory of the last server, first and last quarter', `${size(firstQuarter)}, ${size(lastQuarter)}`],
    ['slope of it', perMinute === null ? 'unknown' : `${bytes(perMinute)} a minute`],
  ];
}
