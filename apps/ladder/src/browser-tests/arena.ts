import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_COMMAND, command, exampleProgram } from './tournaments.ts';

/** A server that plays one tournament, called `cup`, of two example bots and house bots, until it is told to stop. */
export interface Arena {
  /** Without a slash at the end. */
  readonly base: string;
  /** How the tournament stands, as anybody may ask. */
  live(): Promise<Live>;
  /** Address of the tournament's page, once it was published. */
  page(): Promise<string | null>;
  /** Gives an order of the organiser's. */
  order(what: 'pause' | 'resume' | 'stop'): Promise<void>;
  close(): Promise<void>;
}

export interface Live {
  readonly state: string;
  readonly progress: { readonly matches: number; readonly boards: number };
}

/** Replays of the three boards of a round. */
export const MATCHES_A_ROUND = 12;

/** How long a card takes at least, in ms: a match takes a third of a second, so that there is something to watch. */
const PACE_MS = 10;

export async function startArena(): Promise<Arena> {
  const home = mkdtempSync(join(tmpdir(), 'bassadewitz-live-'));
  const printed = await command(['admins', 'add', 'olga', '--json'], home);
  const { token } = JSON.parse(printed) as { token: string };
  const bots = ['ducker', 'random'].map((name) => ({ name, command: [process.execPath, exampleProgram(name)] }));
  const config = { boards: 3, rounds: 10_000, tables: 1, paceMs: PACE_MS, moveMs: 20_000, bots };
  writeFileSync(join(home, 'cup.json'), JSON.stringify(config));
  const args = ['serve', 'cup.json', '--port', '0', '--practice', '0', '--title', 'Our arena', '--log-level', 'warn'];
  const child = spawn(process.execPath, [BUILT_COMMAND, ...args], { cwd: home, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const base = await new Promise<string>((resolve, reject) => {
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        const [, pages] = /pages are at (\S+)\/$/m.exec(text) ?? [];
        if (pages !== undefined) resolve(pages);
      });
    }
    void ended.then(() => reject(new Error(`the server ended:\n${text}`)));
  });
  const ask = async (path: string) => (await fetch(`${base}/v1/tournaments/cup${path}`)).json();
  return {
    base,
    live: () => ask('/live') as Promise<Live>,
    page: async () => ((await ask('')) as { page: string | null }).page,
    order: async (what) => {
      const { status } = await fetch(`${base}/v1/tournaments/cup/${what}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(what === 'stop' ? { reason: 'it was seen' } : {}),
      });
      if (status >= 300) throw new Error(`${what}: ${status}`);
    },
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
