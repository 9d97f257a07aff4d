import { setTimeout as pause } from 'node:timers/promises';
import { randomFrom } from '@bassadewitz/rules';
import { ADVICE, type BreakableId } from './advice.ts';
import { type BotProcess, type StartBot, wordsFor } from './bot-process.ts';
import { Misconduct, Skipped } from './misconduct.ts';
import type { Introduction, ScenarioResult } from './report.ts';
import { docsOf } from './requirements.ts';
import type { Scenario } from './scenario.ts';
import { Host } from './server/host.ts';
import { SlowLink } from './server/slow-link.ts';
import { Stage } from './stage.ts';
import type { Timeouts } from './timeouts.ts';
import { Transcript } from './transcript.ts';

/** How long after a failure a process is given to end, so that the report can say that it crashed, in ms. */
const CRASH_MS = 300;

/** The same after a lost connection, which nearly always is the first that is seen of a crash: a busy machine takes a while to end it. */
const LOST_MS = 2000;

/** How long a process may take to be stopped before the check goes on without it, in ms. */
const STOP_MS = 10_000;

export interface ScenarioRun {
  readonly start: StartBot;
  readonly token: string;
  readonly timeouts: Timeouts;
  /** What the cards and the play of the other seats follow from. */
  readonly seed: string;
  readonly signal: AbortSignal | undefined;
}

export interface ScenarioOutcome {
  readonly result: ScenarioResult;
  /** Undefined where the bot never said hello. */
  readonly bot: Introduction | undefined;
  readonly transcript: Transcript;
}

/** Starts a bot, plays one scenario with it and stops it. Never hangs: each wait has its timeout. */
export async function runScenario(scenario: Scenario, run: ScenarioRun): Promise<ScenarioOutcome> {
  const began = performance.now();
  const transcript = new Transcript(run.token, () => performance.now());
  const host = await Host.open(transcript, run.timeouts.heartbeatMs);
  const link = scenario.network && (await SlowLink.open(host.port, scenario.network));
  let bot: BotProcess | undefined;
  let stage: Stage | undefined;
  try {
    bot = await run.start(Host.urlAt((link ?? host).port), run.token);
    const { token, timeouts, signal } = run;
    stage = new Stage({ host, bot, token, timeouts, signal, random: randomFrom(`${run.seed}/${scenario.id}`) });
    bot.exited.then((exit) => transcript.add('check', 0, `the process ${wordsFor(exit)}`));
    const verdict = await judge(scenario, stage, bot, transcript);
    const { id, title, requirements } = scenario;
    const durationMs = Math.round(performance.now() - began);
    const result = { id, title, requirements, durationMs, notes: stage.notes, ...verdict };
    return { result, bot: stage.introduction, transcript };
  } finally {
    stage?.dismantle();
    if (bot !== undefined) await Promise.race([bot.stop(), pause(STOP_MS, undefined, { ref: false })]);
    await link?.close();
    await host.close();
  }
}

type Verdict<R = ScenarioResult> = R extends ScenarioResult
  ? Omit<R, 'id' | 'title' | 'requirements' | 'durationMs' | 'notes'>
  : never;

/**
 * What to do about a requirement that was not met. Where the scenario looks at it, as its own list says, the scenario knows best;
 * what it merely came across has nothing to do with what it is about.
 */
function adviceOn(broken: BreakableId | undefined, { requirements, means, mend }: Scenario) {
  if (broken !== undefined && !requirements.includes(broken)) return { ...ADVICE[broken], docs: [docsOf(broken)] };
  return { means, mend, docs: [...new Set([broken ?? requirements[0], ...requirements].map(docsOf))] };
}

async function judge(scenario: Scenario, stage: Stage, bot: BotProcess, transcript: Transcript): Promise<Verdict> {
  try {
    await scenario.play(stage);
    return { status: 'passed' };
  } catch (error) {
    if (error instanceof Skipped) return { status: 'skipped', reason: error.message };
    if (!(error instanceof Misconduct)) throw error;
    // Only a lost connection has neither a requirement of its own nor a timeout.
    const wasLost = error.requirement === undefined && error.timeout === undefined;
    const exit = await Promise.race([bot.exited, pause(wasLost ? LOST_MS : CRASH_MS, undefined, { ref: false })]);
    const crash = exit === undefined ? undefined : `process ${wordsFor(exit)}`;
    const told = crash === undefined || error.message.includes(crash);
    const { message, timeout } = error;
    const requirement = error.requirement ?? scenario.requirements[0];
    return {
      status: 'failed',
      requirement,
      observed: transcript.hide(told ? message : `${message}; its ${crash}`),
      ...(timeout !== undefined && { timeout }),
      frames: transcript.last(),
      output: transcript.hide(bot.output?.() ?? ''),
      ...adviceOn(error.requirement, scenario),
    };
  }
}
