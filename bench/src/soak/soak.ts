import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { randomFrom } from '@bassadewitz/rules';
import { ENVIRONMENT, EXAMPLES, exampleProgram, runArena } from '../arena-command.ts';
import type { Figure } from '../figures.ts';
import { bytes, whole } from '../figures.ts';
import { progress } from '../progress.ts';
import { inTemporaryFolder } from '../temporary-folder.ts';
import { ledgerIn } from './grown-ledger.ts';
import { KeptProcess } from './kept-process.ts';
import type { MemoryTrend, Sample, Verdict } from './memory-trend.ts';
import { trendOf, verdictOn } from './memory-trend.ts';
import { ServerRun } from './server-run.ts';
import { killsFor } from './soak-plan.ts';

/** The least time between two cards of a table, in ms: bounds the size of the ledger, and keeps the play steady. */
const PACE_MS = 5;
/** So often the memory is looked at in a soak of that many minutes: five seconds in one of ten, never more. */
const sampleEveryMs = (minutes: number): number => Math.min(5000, minutes * 500);
const TELL_EVERY_MS = 30_000;
/** So long a process warms up, and says nothing of what it needs in the long run: a tenth of the time. */
const warmMs = (minutes: number): number => minutes * 6000;
/**
 * So much a process must have put into the ledger before its resident memory is judged, in bytes: SQLite keeps the pages that were written, up to
 * 16 MiB of them (`CACHE_KIB` in packages/store), which looks like a leak until the cache is full.
 */
const CACHE_BYTES = 18 * 2 ** 20;
/**
 * What memory may grow by for each match and still count as flat, in bytes. The ratings keep 61 of a match, in tables that double; its record
 * has some 600. Resident memory comes in pages.
 */
const FLAT = { live: 256, resident: 512 } as const;
const BOT_PAUSE_MS = 500;
/** After the time is over the round is played to its end, with all the time that was lost by kills. */
const OVERTIME_MS = 60_000;
/** The exit code of a run that was asked to stop. */
const STOPPED = 10;

export interface SoakOptions {
  readonly minutes: number;
  readonly tables: number;
  /** A leak on purpose in the server, in bytes a second, to prove that it is seen. */
  readonly leak: number;
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
  /** Of the server process that ran last, for two thirds of the time at least: all that follows. */
  readonly matchesPerMinute: number;
  /** What lives in it when all garbage is collected: objects, and buffers outside of the heap. */
  readonly live: Judged;
  /** Resident memory, while V8 has little room to let garbage lie, once the store's cache is full. */
  readonly resident: Judged;
}

/** How a kind of memory went. The trend is undefined where there were too few samples. */
export interface Judged {
  readonly trend: MemoryTrend | undefined;
  readonly verdict: Verdict;
}

export function soak({ minutes, tables, leak }: SoakOptions): Promise<Soak> {
  return inTemporaryFolder(async (folder) => {
    const out = join(folder, 'run');
    const port = await freePort();
    progress(`soak: ${minutes} min of play on port ${port}, in ${folder}`);
    const bots = EXAMPLES.map((name) => new KeptProcess(() => startBot(name, port), BOT_PAUSE_MS));
    const server = new ServerRun(folder, out, leak);
    const timers = disturb(server, bots, minutes, out);
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
    const matchesPerMinute = server.pace;
    return {
      minutes,
      tables,
      leak,
      matches,
      botKills: sum(({ kills }) => kills),
      botFailures: sum(({ failures }) => failures),
      serverKills: server.kills,
      resumes: server.resumes,
      exitCode: end.code,
      verified,
      said: failure,
      matchesPerMinute,
      live: judged(server.live, FLAT.live * matchesPerMinute, minutes),
      resident: judged(server.resident(CACHE_BYTES), FLAT.resident * matchesPerMinute, minutes),
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
function disturb(server: ServerRun, bots: readonly KeptProcess[], minutes: number, out: string): NodeJS.Timeout[] {
  const ms = minutes * 60_000;
  const start = performance.now();
  const kills = killsFor(ms, bots.length, randomFrom(`soak ${ms}`)).map(({ at, bot }) =>
    setTimeout(() => (bot === undefined ? server.kill() : bots[bot]?.kill()), at),
  );
  return [
    ...kills,
    setTimeout(() => server.stop(), ms + OVERTIME_MS),
    setInterval(() => void server.look(), sampleEveryMs(minutes)),
    setInterval(() => {
      const passed = ((performance.now() - start) / 60_000).toFixed(1);
      const size = (samples: readonly Sample[]) => bytes(samples.at(-1)?.bytes ?? 0);
      const memory = `${size(server.live)} live, ${size(server.resident(0))} resident`;
      progress(`soak: ${passed} min, ${ledgerIn(out).matches} matches, server killed ${server.kills} times, ${memory}`);
    }, TELL_EVERY_MS),
  ];
}

/** @param limit growth in bytes a minute that counts as none */
function judged(samples: readonly Sample[], limit: number, minutes: number): Judged {
  const trend = trendOf(samples.filter(({ age }) => age >= warmMs(minutes)));
  return { trend, verdict: verdictOn(trend, limit) };
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
  return { matches: ledgerIn(out).matches, verified: code === 0, said: code === 0 ? '' : said };
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
  return [
    ['time, tables at once', `${one.minutes} min, ${one.tables}`],
    ...(one.leak === 0 ? [] : [['a leak on purpose', `${bytes(60 * one.leak)} a minute`] as const]),
    ['matches', whole(one.matches)],
    ['bots killed, failed by themselves', `${one.botKills}, ${one.botFailures}`],
    ['server killed, resumed', `${one.serverKills}, ${one.resumes}`],
    ['exit code of the last server', String(one.exitCode)],
    ['ledger', one.verified ? 'verified' : 'NOT verified'],
    ...(one.said === '' ? [] : [['said', one.said.trim()] as const]),
    ['matches a minute of the last server', whole(one.matchesPerMinute)],
    ...memoryFigures('live heap', one.live, FLAT.live, one.matchesPerMinute),
    ...memoryFigures('resident memory', one.resident, FLAT.resident, one.matchesPerMinute),
  ];
}

function memoryFigures(what: string, { trend, verdict }: Judged, limit: number, perMinute: number): Figure[] {
  const size = `${what} of it, first and last tenth`;
  if (trend === undefined) return [[size, 'too few samples: play longer']];
  const slope = `${bytes(trend.perMinute)} ± ${bytes(trend.error)} a minute`;
  const perMatch = `${whole(trend.perMinute / perMinute)} ± ${whole(trend.error / perMinute)} bytes a match`;
  return [
    [size, `${bytes(trend.first)}, ${bytes(trend.last)} (${trend.samples} samples)`],
    ['  slope, 95 % interval', `${slope}, ${perMatch}`],
    ['  verdict', `${verdict} (flat: below ${limit} bytes a match)`],
  ];
}
