import type { BotIdentity, Gateway } from '@bassadewitz/gateway';
import type { LocalBot } from '../bots/local-bot.ts';
import { Failure } from '../failure.ts';
import type { BotInstance } from './bot-instances.ts';

/** The times that a bot has before the first match, in ms. */
export interface GatheringTimes {
  readonly connectMs: number;
  readonly prepareMs: number;
}

/**
 * Waits until every instance is ready, and gives up at the first that cannot be: a process that ended, a bot that did not say
 * hello in time, or one that did not get ready in time.
 * @param processes the local ones, by instance id
 * @returns what each said of itself, in the order of the instances
 * @throws Failure BOT naming the bot and what it did; the signal's reason when the waiting was given up
 */
export async function gather(
  gateway: Gateway,
  instances: readonly BotInstance[],
  processes: ReadonlyMap<string, LocalBot>,
  times: GatheringTimes,
  stop: AbortSignal,
): Promise<BotIdentity[]> {
  const done = new AbortController();
  const signal = AbortSignal.any([stop, done.signal]);
  const ready = Promise.all(instances.map(({ id }) => gateway.whenReady(id, signal)));
  const failures = instances.map((instance) => failureOf(gateway, instance, processes.get(instance.id), times, signal));
  try {
    return await Promise.race([ready, ...failures]);
  } finally {
    done.abort();
    // What lost the race rejects with the abort, and nobody else listens.
    for (const promise of [ready, ...failures]) promise.catch(() => {});
  }
}

/** Rejects when the bot can no longer be expected to get ready; never resolves. */
async function failureOf(
  gateway: Gateway,
  { id, name }: BotInstance,
  process: LocalBot | undefined,
  { connectMs, prepareMs }: GatheringTimes,
  signal: AbortSignal,
): Promise<never> {
  const died = process?.exited.then((exit) => {
    throw new Failure('BOT', process.obituary(exit));
  });
  const late = (async () => {
    await pause(connectMs, signal);
    if (gateway.status(id).state === 'expected') {
      throw new Failure(
        'BOT',
        `bot ${name} did not say hello within ${connectMs} ms (connectMs)${process ? `; its output is in ${process.log}` : ''}; see docs/tournaments.md`,
      );
    }
    await pause(prepareMs, signal);
    if (gateway.status(id).state !== 'ready') {
      throw new Failure(
        'BOT',
        `bot ${name} was not ready within ${prepareMs} ms (prepareMs)${process ? `; its output is in ${process.log}` : ''}; see docs/tournaments.md`,
      );
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
