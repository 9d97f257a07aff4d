import type { Bot } from './bot.ts';

/**
 * Waits for the bot to be ready the next time. A list for each bot: with many, an event would wake all for every one.
 *
 * @param signal ends the waiting: rejects with its reason
 */
export async function nextReady(bot: Bot, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const giveUp = () => reject(signal?.reason);
  bot.waiting.add(resolve);
  signal?.addEventListener('abort', giveUp, { once: true });
  try {
    await promise;
  } finally {
    bot.waiting.delete(resolve);
    signal?.removeEventListener('abort', giveUp);
  }
}
