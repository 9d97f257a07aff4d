import { randomBytes } from 'node:crypto';
import { dealHands, deriveKey, receiptSalt, requestSeeds } from '@bassadewitz/fairness';
import { Gateway } from '@bassadewitz/gateway';
import { playMatch } from '@bassadewitz/referee';
import { bySeat, nounFor } from '@bassadewitz/rules';
import { pino } from 'pino';
import type { TournamentConfig } from '../config/tournament-config.ts';
import { Failure } from '../failure.ts';

/** What this machine needs for a move at the concurrency that was asked for, with bots that answer at once. Times in ms. */
export interface Calibration {
  readonly tables: number;
  readonly answers: number;
  /** From the writing of a request to the reading of its answer. */
  readonly p50: number;
  readonly p99: number;
}

/** Longer than this nobody waits; what was measured by then is enough. */
const WINDOW_MS = 1000;

/** A share of the move limit that the machine itself may take before a bot is in danger. */
const WARNED_SHARE = 0.25;

const BOTS = ['north', 'east', 'south', 'west'] as const;

/**
 * Plays throwaway matches, as many at once as the tournament will, over real sockets with four bots that answer at once, and
 * measures how long a move takes when only this machine takes time.
 */
export async function calibrate({ rules, tables }: TournamentConfig): Promise<Calibration> {
  const time = { moveMs: 3_600_000, bankMs: 0 };
  const gateway = new Gateway({
    log: pino({ level: 'silent' }),
    time,
    limits: { tablesPerBot: 4096, connectionsPerAddress: 16 },
  });
  const url = await gateway.listen(0);
  const sockets = BOTS.map((name) => {
    const token = randomBytes(32).toString('base64url');
    gateway.expect({ name, token });
    return instantBot(url, name, token);
  });
  const window = AbortSignal.timeout(WINDOW_MS);
  const key = deriveKey(randomBytes(32).toString('hex'));
  const thought: number[] = [];
  const playOne = async (board: number) => {
    const { sidecar } = await playMatch(
      {
        job: { match: board, round: 0, table: 0, board, replay: 0, bots: [0, 1, 2, 3] },
        salt: receiptSalt(key, board),
        ruleSet: rules,
        seats: bySeat((seat) => gateway.seatOf(BOTS[seat])),
        clock: gateway.clock,
        hands: (deal) => dealHands(key, board, deal),
        seeds: (deal, trick) => requestSeeds(key, board, deal, trick),
        time,
      },
      window,
    );
    for (const { thinkMs } of sidecar.thinking) thought.push(thinkMs);
  };
  try {
    await Promise.all(BOTS.map((name) => gateway.whenReady(name)));
    await Promise.allSettled(Array.from({ length: tables }, (_, board) => playOne(board)));
  } finally {
    for (const socket of sockets) socket.close();
    await gateway.drain();
  }
  thought.sort((a, b) => a - b);
  // Nothing was answered within the window: a move takes at least that long.
  const at = (share: number) => thought[Math.floor(share * (thought.length - 1))] ?? WINDOW_MS;
  return { tables, answers: thought.length, p50: at(0.5), p99: at(0.99) };
}

/**
 * Judges a calibration by the time control.
 * @returns a warning for the organiser, or undefined where there is nothing to fear
 * @throws Failure USAGE when the machine alone would use up the move limit: bots would be charged for it
 */
export function judge({ tables, p99 }: Calibration, { moveMs }: TournamentConfig): string | undefined {
  const took = `with ${tables} ${nounFor(tables, 'table')} at once this machine alone takes ${p99.toFixed(1)} ms for a move (99th percentile)`;
  const fitting = Math.max(1, Math.floor((tables * WARNED_SHARE * moveMs) / p99));
  const advice = `--tables ${fitting} would leave the bots three quarters of their ${moveMs} ms`;
  if (p99 >= moveMs) {
    throw new Failure(
      'USAGE',
      `${took}, and the move limit is ${moveMs} ms: bots would be charged for it; ${advice}; see docs/tournaments.md`,
    );
  }
  return p99 > WARNED_SHARE * moveMs ? `${took}; ${advice}` : undefined;
}

function instantBot(url: string, name: string, token: string): WebSocket {
  const socket = new WebSocket(url);
  const send = (message: object) => socket.send(JSON.stringify(message));
  socket.addEventListener('open', () => {
    send({ type: 'hello', versions: ['1.0'], token, name, version: '1', tables: 4096 });
  });
  socket.addEventListener('message', ({ data }) => {
    const { type, request, legal } = JSON.parse(String(data)) as { type: string; request: string; legal: string[] };
    if (type === 'welcome') send({ type: 'ready' });
    if (type === 'request') send({ type: 'play', request, card: legal[0] });
  });
  return socket;
}
