import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { connectBot } from '@bassadewitz/client';
import type { Gateway } from '@bassadewitz/gateway';
import { expect, test } from 'vitest';
import { botNamed, enterAll } from './bots.ts';
import { BOTS, playTournament, type Size } from './tournament.ts';

const SIZE: Size = { ruleSet: 'classic', boards: 1, rounds: 2, tables: 2 };

/** Lets `bob`, `cat` and `dan` in. */
function enterOthers(gateway: Gateway): Promise<unknown> {
  return Promise.all(
    BOTS.slice(1).map((name) =>
      connectBot(botNamed(name), { url: gateway.url, token: `token-of-${name}`, log: () => {} }),
    ),
  );
}

const TOKEN = 'token-of-ann';

test('a second login of the same bot takes over its open requests; the first is told and does not come back', async () => {
  const uncut = await playTournament(SIZE, (gateway) => enterAll(gateway));
  const ends: unknown[] = [];
  let logins = 0;
  const taken = await playTournament(SIZE, async (gateway) => {
    gateway.on('hello', (id) => {
      if (id === 'ann') logins += 1;
    });
    const others = enterOthers(gateway);
    const options = { url: gateway.url, token: TOKEN, log: () => {} };
    const stuck = Promise.withResolvers<void>();
    let asked = 0;
    const first = connectBot(
      {
        ...botNamed('ann'),
        chooseCard(request, turn) {
          asked += 1;
          if (asked < 5) return botNamed('ann').chooseCard(request, turn);
          stuck.resolve();
          return new Promise(() => {});
        },
      },
      options,
    ).catch((error: unknown) => ends.push(error));
    const second = stuck.promise.then(() => connectBot(botNamed('ann'), options));
    return () => Promise.all([first, second, others]);
  });
  expect(taken.ledger).toBe(uncut.ledger);
  expect(taken.faults).toBe(0);
  expect(ends).toMatchObject([{ code: 'REPLACED' }]);
  expect(logins).toBe(2);
});

test('a process that was killed with open requests is followed by a new one, which finishes', async () => {
  const uncut = await playTournament(SIZE, (gateway) => enterAll(gateway));
  const killed = await playTournament(SIZE, async (gateway) => {
    const others = enterOthers(gateway);
    const start = (hangAt?: number) => {
      const hang = hangAt === undefined ? {} : { HANG_AT: String(hangAt) };
      const env = { ...process.env, BASSADEWITZ_URL: gateway.url, BASSADEWITZ_TOKEN: TOKEN, ...hang };
      const program = fileURLToPath(new URL('program.ts', import.meta.url));
      return spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    };
    const first = start(3);
    const second = once(first.stdout, 'data').then(async () => {
      first.kill('SIGKILL');
      await once(first, 'exit');
      const [code] = await once(start(), 'exit');
      return code;
    });
    return async () => {
      expect(await second).toBe(0);
      await others;
    };
  });
  expect(killed.ledger).toBe(uncut.ledger);
  expect(killed.faults).toBe(0);
});
