import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  commitmentTo,
  dealHands,
  deriveKey,
  type MatchJob,
  planSchedule,
  receiptSalt,
  requestSeeds,
  scheduleOf,
} from '@bassadewitz/fairness';
import { Gateway } from '@bassadewitz/gateway';
import { canonicalJson, type Head, LEDGER_FORMAT, LEDGER_VERSION } from '@bassadewitz/ledger';
import { playMatch } from '@bassadewitz/referee';
import { bySeat, type RuleSetName } from '@bassadewitz/rules';
import { createStore, type Store } from '@bassadewitz/store';
import { exportLedger, footOf, runTournament } from '@bassadewitz/tournament';
import { pino } from 'pino';

/** The four bots of every tournament here. */
export const BOTS = ['ann', 'bob', 'cat', 'dan'] as const;

export type BotName = (typeof BOTS)[number];

export interface Size {
  readonly ruleSet: RuleSetName;
  readonly boards: number;
  readonly rounds: number;
  /** Matches at the same time. */
  readonly tables: number;
}

/** A tournament is over: its exported ledger, and how many faults there are in it. */
export interface Outcome {
  readonly ledger: string;
  readonly faults: number;
  readonly matches: number;
}

const SEED = 'cut wherever you like';

/** Much more time than any reconnect takes. */
const TIME = { moveMs: 100_000, bankMs: 0, networkCapMs: 0, paceMs: 0 };

/**
 * Plays a tournament of four bots over real sockets, with its records on disk.
 *
 * @param enter lets the bots in; they have to stay until the promise that it returns is awaited, when the gateway is drained
 * @param begins called as each match begins
 */
export async function playTournament(
  size: Size,
  enter: (gateway: Gateway) => Promise<() => Promise<unknown>>,
  begins: (job: MatchJob) => void = () => {},
): Promise<Outcome> {
  const { ruleSet, boards, rounds, tables } = size;
  const plan = planSchedule({ bots: BOTS.length, boards, rounds });
  if (!plan.ok) throw new Error(plan.error.message);
  const key = deriveKey(SEED);
  const schedule = scheduleOf(key, plan.value);
  const head: Head = {
    format: LEDGER_FORMAT,
    version: LEDGER_VERSION,
    ruleSet,
    timeControl: TIME,
    strikeLimit: 3,
    schedule: plan.value,
    commitment: commitmentTo(SEED),
    knownSeed: true,
    bots: BOTS.map((name) => ({ name, version: '1', house: false, isolate: false })),
  };
  const gateway = new Gateway({ log: pino({ level: 'silent' }), time: TIME, limits: { badFrames: 100_000 } });
  for (const name of BOTS) gateway.expect({ name, token: `token-of-${name}` });
  await gateway.listen();
  const folder = mkdtempSync(join(tmpdir(), 'bassadewitz-cut-'));
  const store = await openNew(join(folder, 'ledger.sqlite'), head);
  let faults = 0;
  try {
    const gone = await enter(gateway);
    for (const name of BOTS) await gateway.whenReady(name);
    await runTournament({
      schedule,
      store,
      tables,
      player: {
        capacity: () => tables,
        play: (job) => {
          begins(job);
          return playMatch({
            job,
            salt: receiptSalt(key, job.match),
            ruleSet,
            seats: bySeat((seat) => gateway.seatOf(BOTS[job.bots[seat] as 0])),
            clock: gateway.clock,
            hands: (deal) => dealHands(key, job.board, deal),
            seeds: (deal, trick) => requestSeeds(key, job.board, deal, trick),
            time: TIME,
          });
        },
      },
      stop: new AbortController().signal,
      onRecord: ({ deals }) => {
        for (const deal of deals) faults += deal.faults.length;
      },
    });
    await store.finish(canonicalJson(footOf(store, { seed: SEED })));
    const ledger = [...exportLedger(store, schedule)].join('\n');
    await gateway.drain();
    await gone();
    return { ledger, faults, matches: schedule.matches };
  } finally {
    await gateway.drain();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function openNew(path: string, head: Head): Promise<Store> {
  const created = await createStore(path, canonicalJson(head));
  if (!created.ok) throw new Error(created.error.message);
  return created.value;
}
