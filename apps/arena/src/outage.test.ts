import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from './testing/command.ts';
import { startListening } from './testing/remote.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const NAMES = ['ann', 'bob', 'cleo', 'dan'];

/** A guest that plays the first legal card. `drop` cuts its connection without a word. */
class Guest {
  answers = 0;
  readonly #url: string;
  readonly #name: string;
  #socket: WebSocket | undefined;

  constructor(url: string, name: string) {
    this.#url = url;
    this.#name = name;
  }

  come(): void {
    const socket = new WebSocket(this.#url);
    const send = (message: object) => socket.send(JSON.stringify(message));
    socket.onopen = () => send({ type: 'hello', versions: ['1.0'], name: this.#name, version: '1', tables: 8 });
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === 'welcome') send({ type: 'ready' });
      if (message.type !== 'request' || socket !== this.#socket) return;
      this.answers += 1;
      send({ type: 'play', request: message.request, card: message.legal[0] });
    };
    this.#socket = socket;
  }

  drop(): void {
    this.#socket?.close();
    this.#socket = undefined;
  }
}

/** Plays a tournament whose bots all go at once, and come back after so many ms. */
async function tournament(out: string, awayMs: number, ...args: string[]) {
  const flags = ['--no-calibrate', '--boards', '15', '--move-ms', '100', '--bank-ms', '0', '--tables', '2'];
  const { url, ran } = await startListening(
    ['tournament', ...NAMES.flatMap((name) => ['--guest', name]), ...flags, ...args, '--json', '--out', out],
    folder.path,
  );
  const guests = NAMES.map((name) => new Guest(url, name));
  for (const guest of guests) guest.come();
  await expect.poll(() => Math.min(...guests.map(({ answers }) => answers)), { interval: 1 }).toBeGreaterThan(20);
  for (const guest of guests) guest.drop();
  const log = () => readFileSync(join(folder.path, out, 'arena.log'), 'utf8');
  await expect.poll(() => log().match(/"msg":"closed"/g)?.length).toBe(4);
  await new Promise((resolve) => setTimeout(resolve, awayMs));
  for (const guest of guests) guest.come();
  const { code, stdout } = await ran;
  const faults = JSON.parse(stdout).standings.map((row: { faults: Record<string, number> }) => row.faults['no-show']);
  return { code, noShows: faults.reduce((sum: number, one: number) => sum + one, 0), log: log() };
}

test('where all bots go at once, matches wait for them: nobody is a no-show', async () => {
  // Longer than a bot alone is waited for; and that is long enough for the last to come back behind the first.
  const { code, noShows, log } = await tournament('held', 3500, '--return-ms', '3000');
  expect([code, noShows]).toEqual([0, 0]);
  expect(log).toMatch(
    /"level":40,.*"away":3,"of":4,"outageMs":600000,"msg":"most of the bots are away at once: no match begins until they are back"/,
  );
  expect(log).toMatch(/"msg":"(all|most of the) bots are back"/);
});

test('but not for ever, and not at all where the organiser wants it so', async () => {
  const { code, noShows, log } = await tournament('not-held', 1500, '--return-ms', '300', '--outage-ms', '0');
  expect(code).toBe(0);
  expect(noShows).toBeGreaterThan(20);
  expect(log).not.toContain('away at once');
});
