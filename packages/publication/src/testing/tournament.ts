import {
  commitmentTo,
  dealHands,
  deriveKey,
  type Key,
  type MatchJob,
  receiptSalt,
  type ScheduleConfig,
  scheduleOf,
} from '@bassadewitz/fairness';
import {
  type BotRecord,
  cardsText,
  type DealRecord,
  type Decision,
  type Head,
  handText,
  LedgerWriter,
  type MatchRecord,
  type StandInRecord,
} from '@bassadewitz/ledger';
import { bySeat, type CardSet, firstIn, lastIn, type RuleSetName, randomFrom, SEATS, Series } from '@bassadewitz/rules';
import type { TournamentFacts } from '../tournaments/tournament-builder.ts';

/** What a test's tournament is like; every field has a default. */
export interface Played {
  readonly ruleSet?: RuleSetName;
  readonly seed?: string;
  readonly schedule?: Partial<ScheduleConfig>;
  readonly bots?: readonly Partial<BotRecord>[];
  readonly moveMs?: number;
  readonly decisions?: readonly Decision[];
  readonly knownSeed?: boolean;
  readonly ended?: string | null;
  readonly complete?: boolean;
  /** A stand-in for the first seat of each n-th match. */
  readonly standInEach?: number;
}

/** A tournament that was really played: bots of lower numbers play their lowest card more often, and so better. */
export function playedTournament(played: Played = {}): {
  readonly facts: TournamentFacts;
  readonly records: MatchRecord[];
} {
  const { ruleSet = 'classic', seed = 'publication', decisions = [], ended = null, complete = true } = played;
  const schedule = { format: 'balanced', bots: 4, boards: 3, rounds: 1, replays: 4, ...played.schedule } as const;
  const head: Head = {
    format: 'bassadewitz-ledger',
    version: 1,
    ruleSet,
    timeControl: { moveMs: played.moveMs ?? 1000, bankMs: 10_000, networkCapMs: 200, paceMs: 0 },
    schedule,
    commitment: commitmentTo(seed),
    knownSeed: played.knownSeed ?? false,
    bots: Array.from({ length: schedule.bots }, (_, bot) => ({
      name: `bot-${bot}`,
      version: '1.0',
      house: false,
      isolate: false,
      ...played.bots?.[bot],
    })),
  };
  const key = deriveKey(seed);
  const whole = scheduleOf(key, schedule);
  const gone = new Set(
    decisions.flatMap((decision) => ('bot' in decision && decision.before === 0 ? [decision.bot] : [])),
  );
  const records: MatchRecord[] = [];
  for (let match = 0; match < whole.matches; match++) {
    const job = whole.match(match);
    if (job.bots.some((bot) => gone.has(bot))) continue;
    const standIn = played.standInEach !== undefined && match % played.standInEach === 0;
    records.push(matchOf(job, key, ruleSet, standIn));
  }
  const { headHash } = new LedgerWriter(head);
  const foot = { complete: true, matches: records.length, decisions: decisions.length, head: headHash, seed };
  const facts: TournamentFacts = {
    id: headHash.slice(0, 16),
    title: null,
    head,
    headHash,
    decisions,
    foot: complete ? foot : null,
    began: null,
    ended,
    verified: true,
  };
  return { facts, records };
}

function matchOf(job: MatchJob, key: Key, ruleSet: RuleSetName, standIn: boolean): MatchRecord {
  const random = randomFrom(`${key.hex()} ${job.match}`);
  const series = Series.start(ruleSet);
  const deals: DealRecord[] = [];
  while (!series.boardOver) {
    const begun = series.begin(dealHands(key, job.board, series.dealIndex));
    if (!begun.ok) throw new Error(begun.error.message);
    const deal = begun.value;
    while (!deal.over) {
      const legal: CardSet = deal.legalPlays();
      const careless = random() % 16 < job.bots[deal.turn] * 3;
      const card = standIn && deal.turn === 0 ? firstIn(legal) : careless ? lastIn(legal) : firstIn(legal);
      const done = deal.play(deal.turn, card);
      if (!done.ok) throw new Error(done.error.message);
    }
    const { tricks, points, outcome, chips, pool, balances, refund } = series.finish();
    deals.push({
      dealer: deal.dealer,
      hands: bySeat((seat) => handText(deal.dealt[seat])),
      plays: cardsText(deal.plays),
      faults: standIn && deals.length === 0 ? [{ seat: 0, trick: 0, kind: 'no-show' }] : [],
      ...{ tricks, points, outcome, chips, pool, balances },
      ...(refund === undefined ? {} : { refund }),
    });
  }
  const standIns: StandInRecord[] = standIn ? [{ seat: SEATS[0] as 0, deal: 0, trick: 0 }] : [];
  const record = { ...job, salt: receiptSalt(key, job.match), deals, chips: series.balances };
  return standIn ? { ...record, standIns } : record;
}
