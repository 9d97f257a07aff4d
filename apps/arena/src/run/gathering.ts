import type { BotIdentity, Gateway } from '@bassadewitz/gateway';
import type { LocalBot } from '../bots/local-bot.ts';
import { BotFailure } from './bot-failure.ts';
import type { BotInstance } from './bot-instances.ts';

/** The time that a bot has before the first match, in ms, and what becomes of one that does not come in it. */
export interface GatheringRules {
  readonly connectMs: number;
  readonly prepareMs: number;
  readonly absent: 'fail' | 'stand-in';
  /** Whether it had begun before: then it goes on without remote bots that are away, which may come back at any time. */
  readonly begun?: boolean;
  /** How long bots from afar are waited for in all, in place of the other two; infinite for as long as it takes. */
  readonly remoteMs?: number;
}

/**
 * Waits until every instance is ready or cannot be expected to get ready: its process ended, it did not say hello in time, or
 * it did not get ready in time.
 * @param processes the local ones, by instance id
 * @returns what each said of itself, in the order of the instances; undefined for those that did not come
 * @throws Failure BOT naming the first bot that did not come, and why, where the rules say so, or none came at all to a run that
 *   begins; the signal's reason when the waiting was given up
 */
export async function gather(
  gateway: Gateway,
  instances: readonly BotInstance[],
  processes: ReadonlyMap<string, LocalBot>,
  rules: GatheringRules,
  stop: AbortSignal,
): Promise<(BotIdentity | undefined)[]> {
  const done = new AbortController();
  const signal = AbortSignal.any([stop, done.signal]);
  const arrivals = instances.map((instance) =>
    Promise.race([
      gateway.whenReady(instance.id, signal),
      failureOf(gateway, instance, processes.get(instance.id), rules, signal),
    ]),
  );
  try {
    const failures: unknown[] = [];
    const away = (failure: unknown) => {
      failures.push(failure);
      return undefined;
    };
    const came = await Promise.all(
      arrivals.map((arrival, at) => {
        const remote = !processes.has((instances[at] as BotInstance).id);
        const mayBeAway = rules.absent === 'stand-in' || (rules.begun === true && remote);
        return mayBeAway ? arrival.catch(away) : arrival;
      }),
    );
    stop.throwIfAborted();
    // A run that had begun may find that a crash has cut off everybody: it listens, and holds its matches as in any outage.
    if (rules.begun !== true && failures.length === came.length) throw failures[0];
    return came;
  } finally {
    done.abort();
    // What lost the race rejects with the abort, and nobody else listens.
    for (const arrival of arrivals) arrival.catch(() => {});
  }
}

/** Rejects when the bot can no longer be expected to get ready; never resolves. */
async function failureOf(
  gateway: Gateway,
  { id, name }: BotInstance,
  process: LocalBot | undefined,
  { connectMs, prepareMs, remoteMs }: GatheringRules,
  signal: AbortSignal,
): Promise<never> {
  if (remoteMs !== undefined && process === undefined) {
    if (remoteMs === Number.POSITIVE_INFINITY) return new Promise<never>(() => {});
    await pause(remoteMs, signal);
    throw new BotFailure({ bot: name, how: `was not ready within ${remoteMs} ms`, more: '; see docs/serve.md' });
  }
  const died = process?.exited.then((exit) => {
    const how = process.ending(exit);
    throw new BotFailure({ bot: name, how, more: process.circumstances(exit), output: process.log });
  });
  const output = process?.log;
  const more = `${output === undefined ? '' : `; its output is in ${output}`}; see docs/tournaments.md`;
  const late = (async () => {
    await pause(connectMs, signal);
    if (gateway.status(id).state === 'expected') {
      throw new BotFailure({ bot: name, how: `did not say hello within ${connectMs} ms (connectMs)`, more, output });
    }
    await pause(prepareMs, signal);
    if (gateway.status(id).state !== 'ready') {
      throw new BotFailure({ bot: name, how: `was not ready within ${prepareMs} ms (prepareMs)`, more, output });
    }
    return new Promise<never>(() => {});
  })();
  return Promise.race(died ? [died, late] : [late]);
}

/** @throws the signal's reason when it is aborted first */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    const give = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    if (signal.aborted) give();
    else signal.addEventListener('abort', give, { once: true });
  });
}
