import { randomBytes } from 'node:crypto';
import type { StartBot } from './bot-process.ts';
import type { Introduction, NotRun, Report, ScenarioResult } from './report.ts';
import { runScenario } from './run-scenario.ts';
import type { Scenario } from './scenario.ts';
import { SCENARIO_IDS, type ScenarioId } from './scenario-id.ts';
import { SCRIPTS } from './scenarios.ts';
import { type Timeouts, timeoutsFrom } from './timeouts.ts';

/** The version of the protocol that is checked. */
const PROTOCOL = '1.0';

/** What a check says while it runs. */
export type Progress =
  | {
      readonly kind: 'started';
      readonly id: ScenarioId;
      readonly title: string;
      readonly index: number;
      readonly of: number;
    }
  | { readonly kind: 'finished'; readonly result: ScenarioResult; readonly index: number; readonly of: number };

export interface CheckOptions {
  /**
   * Starts the bot, once for each scenario. It must connect to the address with the token. What this throws ends the check and
   * is thrown on; a process that cannot be started is told by its `exited`.
   */
  readonly start: StartBot;
  /** Which scenarios are run, in the order of SCENARIO_IDS. Default: all. */
  readonly scenarios?: readonly ScenarioId[];
  /** Is called when a scenario begins and when it is over. */
  readonly onProgress?: (progress: Progress) => void;
  /** Where other limits than DEFAULT_TIMEOUTS are wanted, in ms. */
  readonly timeouts?: Partial<Timeouts>;
  /** What the cards and the play of the other seats follow from: any text. Default: the same each time. */
  readonly seed?: string;
  /** Ends the check early when it is aborted; scenarios that were not run are skipped. */
  readonly signal?: AbortSignal;
}

/**
 * Checks a bot, in whatever language it is written: starts it for one scenario after the other, plays the server, and reports.
 * Never hangs: each wait has a timeout.
 *
 * Where the handshake fails the other scenarios are skipped, since nothing else can be seen before it works.
 *
 * @throws RangeError for a scenario or a timeout that is none
 */
export async function checkBot(options: CheckOptions): Promise<Report> {
  const began = performance.now();
  const { start, onProgress, signal, seed = 'conformance' } = options;
  const timeouts = timeoutsFrom(options.timeouts ?? {});
  const chosen = scriptsFor(options.scenarios ?? SCENARIO_IDS);
  const results: ScenarioResult[] = [];
  let bot: Introduction | undefined;
  let reason: string | undefined;
  for (const [index, scenario] of chosen.entries()) {
    const { id, title } = scenario;
    onProgress?.({ kind: 'started', id, title, index, of: chosen.length });
    if (signal?.aborted) reason = 'the check was stopped';
    let result: ScenarioResult;
    if (reason === undefined) {
      const token = randomBytes(24).toString('base64url');
      const outcome = await runScenario(scenario, { start, token, timeouts, seed, signal });
      result = outcome.result;
      bot ??= outcome.bot;
      if (result.status === 'failed') reason = reasonToStop(id, bot);
    } else {
      result = skipped(scenario, reason);
    }
    results.push(result);
    onProgress?.({ kind: 'finished', result, index, of: chosen.length });
  }
  return {
    protocol: PROTOCOL,
    bot: bot ?? null,
    passed: results.some(({ status }) => status === 'passed') && results.every(({ status }) => status !== 'failed'),
    stopped: signal?.aborted ?? false,
    durationMs: Math.round(performance.now() - began),
    of: SCENARIO_IDS.length,
    scenarios: results,
  };
}

function scriptsFor(ids: readonly ScenarioId[]): Scenario[] {
  for (const id of ids) {
    if (SCENARIO_IDS.includes(id)) continue;
    throw new RangeError(`no scenario is called ${id}; there are ${SCENARIO_IDS.join(', ')}`);
  }
  return SCRIPTS.filter(({ id }) => ids.includes(id));
}

/** Why the other scenarios need not be tried after one has failed. */
function reasonToStop(failed: ScenarioId, bot: Introduction | undefined): string | undefined {
  if (bot === undefined) return 'the bot never said hello';
  return failed === 'handshake' ? 'the handshake must work first' : undefined;
}

function skipped({ id, title, requirements }: Scenario, reason: string): NotRun {
  return { id, title, requirements, status: 'skipped', reason, durationMs: 0, notes: [] };
}
