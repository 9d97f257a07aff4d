import type { Bot, Dial } from '@bassadewitz/client';
import { connectBot } from '@bassadewitz/client';
import type { Gateway } from '@bassadewitz/gateway';
import type { BotName } from './tournament.ts';
import { BOTS } from './tournament.ts';

/** A bot whose card follows from the request alone, and is another for each name. */
export function botNamed(name: BotName): Bot {
  const shift = BOTS.indexOf(name);
  return {
    name,
    version: '1',
    chooseCard: ({ legal, seed }) => {
      const card = legal[(Number.parseInt(seed.slice(0, 8), 16) + shift) % legal.length];
      if (card === undefined) throw new Error('a request without a legal card');
      return card;
    },
  };
}

/** Tries again at once, and never gives up. */
const AT_ONCE = { firstMs: 0, longestMs: 0, attempts: 1_000_000, persistMs: Number.POSITIVE_INFINITY };

/** Lets all four bots in by the SDK; the first through a dialler or an address of its own, if there is one. */
export async function enterAll(
  gateway: Gateway,
  first: { readonly dial?: Dial; readonly url?: string } = {},
): Promise<() => Promise<unknown>> {
  const leave = new AbortController();
  const runs = BOTS.map((name, index) =>
    connectBot(botNamed(name), {
      url: gateway.url,
      token: `token-of-${name}`,
      signal: leave.signal,
      backoff: AT_ONCE,
      log: () => {},
      ...(index === 0 ? first : {}),
    }),
  );
  return () => {
    leave.abort();
    return Promise.all(runs);
  };
}
