import {
  commitmentTo,
  dealHands,
  deriveKey,
  receiptSalt,
  requestSeeds,
  type ScheduleConfig,
  scheduleOf,
} from '@bassadewitz/fairness';
import {
  type BotRecord,
  type Decision,
  type Foot,
  type Head,
  hashOfText,
  LedgerWriter,
  type MatchSidecar,
} from '@bassadewitz/ledger';
import { ManualClock, PlayerSeat, playMatch } from '@bassadewitz/referee';
import { bySeat } from '@bassadewitz/rules';
import type { LedgerSource } from '../publish/ledger-source.ts';

/** What a test's ledger is like; every field has a default. */
export interface Ledger {
  /** Any text; where nobody is to have typed the seed, one like those that are drawn is made of it. */
  readonly seed?: string;
  readonly knownSeed?: boolean;
  readonly schedule?: Partial<ScheduleConfig>;
  readonly bots?: readonly Partial<BotRecord>[];
  readonly decisions?: readonly Decision[];
  readonly ended?: string;
  /** The tournament is not over: so many matches were played. */
  readonly cutAt?: number;
}

/** A tournament that the referee refereed, in memory: odd bots play their last legal card, even ones their first. */
export async function ledgerOf(ledger: Ledger = {}): Promise<LedgerSource & { readonly text: readonly string[] }> {
  const { seed: name = 'ladder', knownSeed = false, decisions = [], cutAt = Number.POSITIVE_INFINITY, ended } = ledger;
  const seed = knownSeed ? name : commitmentTo(name);
  const schedule = { format: 'balanced', bots: 5, boards: 1, rounds: 3, replays: 4, ...ledger.schedule } as const;
  const head: Head = {
    format: 'bassadewitz-ledger',
    version: 1,
    ruleSet: 'classic',
    timeControl: { moveMs: 1000, bankMs: 10_000, networkCapMs: 200, paceMs: 0 },
    strikeLimit: 3,
    schedule,
    commitment: commitmentTo(seed),
    knownSeed,
    bots: Array.from({ length: schedule.bots }, (_, bot) => ({
      ...{ name: `bot-${bot}`, version: '1.0', house: false, isolate: false },
      ...ledger.bots?.[bot],
    })),
  };
  const key = deriveKey(seed);
  const whole = scheduleOf(key, schedule);
  const writer = new LedgerWriter(head);
  const text = [writer.head];
  const sidecars: MatchSidecar[] = [];
  for (let match = 0; match < Math.min(whole.matches, cutAt); match++) {
    for (const decision of decisions) if (decision.before === match) text.push(writer.decision(decision));
    const job = whole.match(match);
    const played = await playMatch({
      job,
      salt: receiptSalt(key, match),
      ruleSet: head.ruleSet,
      seats: bySeat((seat) => new PlayerSeat(({ legal }) => legal.at(job.bots[seat] % 2 === 0 ? 0 : -1) as string)),
      clock: new ManualClock(),
      hands: (deal) => dealHands(key, job.board, deal),
      seeds: (deal, trick) => requestSeeds(key, job.board, deal, trick),
      time: head.timeControl,
    });
    text.push(writer.match(played.record));
    sidecars.push(played.sidecar);
  }
  const complete = cutAt >= whole.matches;
  text.push(writer.foot(complete ? { complete, seed } : { complete }));
  const { foot } = JSON.parse(text.at(-1) as string) as { foot: Foot };
  return {
    text,
    name: `ledger of ${name}`,
    head,
    headHash: writer.headHash,
    foot: complete ? foot : null,
    title: null,
    began: null,
    ended: ended ?? null,
    lastHash: hashOfText(text.at(-1) as string),
    matches: foot.matches,
    measured: true,
    lines: () => text.map((line) => ({ text: line, torn: false })),
    sidecars: () => sidecars,
  };
}
