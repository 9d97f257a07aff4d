import { commitmentTo, deriveKey, type ScheduleConfig, scheduleOf } from '@bassadewitz/fairness';
import { type Decision, type Head, LedgerWriter, type MatchRecord } from '@bassadewitz/ledger';
import type { RuleSetName } from '@bassadewitz/rules';
import { type Conduct, playMatch } from './play-match.ts';

/** What a test's tournament is like; every field has a default. */
export interface Tournament extends Partial<Omit<Conduct, 'ruleSet' | 'strikeLimit'>> {
  readonly ruleSet?: RuleSetName;
  readonly schedule?: Partial<ScheduleConfig>;
  readonly seed?: string;
  readonly entropy?: string;
  /** The head's strike limit; 0 leaves it out. */
  readonly strikeLimit?: number;
  readonly decisions?: readonly Decision[];
  /** The ledger ends before this match, unfinished. */
  readonly cutAt?: number;
  /** Whether the foot of an unfinished ledger has the seed all the same. */
  readonly revealed?: boolean;
}

export interface PlayedTournament {
  readonly head: Head;
  readonly records: readonly MatchRecord[];
  /** The lines of the ledger, without line feeds. */
  readonly lines: readonly string[];
  readonly headHash: string;
}

const SEED = '5eed'.repeat(16);

/** Plays a whole tournament, or as much of it as is asked for, and writes its ledger. */
export function playTournament(tournament: Tournament = {}): PlayedTournament {
  const { seed = SEED, entropy, decisions = [], cutAt = Number.POSITIVE_INFINITY, strikeLimit = 3 } = tournament;
  const head = headOf(tournament, seed, strikeLimit);
  const key = deriveKey(seed, entropy);
  const conduct: Conduct = {
    ruleSet: head.ruleSet,
    strikeLimit: head.strikeLimit,
    faultRate: 0,
    absentRate: 0,
    ...('faultRate' in tournament ? { faultRate: tournament.faultRate ?? 0 } : {}),
    ...('absentRate' in tournament ? { absentRate: tournament.absentRate ?? 0 } : {}),
    ...(tournament.choose === undefined ? {} : { choose: tournament.choose }),
  };
  const schedule = scheduleOf(key, head.schedule);
  const writer = new LedgerWriter(head);
  const lines = [writer.head];
  const records: MatchRecord[] = [];
  const gone = new Set<number>();
  let stopped = false;
  const decide = (before: number) => {
    for (const decision of decisions) {
      if (decision.before !== before) continue;
      lines.push(writer.decision(decision));
      if (decision.kind === 'stop') stopped = true;
      else if (decision.kind === 'reinstate') gone.delete(decision.bot);
      else if (decision.kind !== 'void') gone.add(decision.bot);
    }
  };
  for (let match = 0; match < schedule.matches && match < cutAt && !stopped; match++) {
    decide(match);
    const job = schedule.match(match);
    if (stopped || job.bots.some((bot) => gone.has(bot))) continue;
    const record = playMatch(job, key, conduct);
    records.push(record);
    lines.push(writer.match(record));
  }
  if (!stopped && cutAt > schedule.matches) decide(schedule.matches);
  const complete = cutAt > schedule.matches;
  const secrets = { seed, ...(entropy === undefined ? {} : { entropy }) };
  lines.push(writer.foot({ complete, ...(complete || tournament.revealed === true ? secrets : {}) }));
  return { head, records, lines, headHash: writer.headHash };
}

function headOf(tournament: Tournament, seed: string, strikeLimit: number): Head {
  const schedule: ScheduleConfig = {
    format: 'balanced',
    bots: 4,
    boards: 1,
    rounds: 1,
    replays: 4,
    ...tournament.schedule,
  };
  const owners = ['Ada', 'Bob', 'Ada'];
  return {
    format: 'bassadewitz-ledger',
    version: 1,
    ruleSet: tournament.ruleSet ?? 'classic',
    timeControl: { moveMs: 1000, bankMs: 10_000, networkCapMs: 200, paceMs: 0 },
    ...(strikeLimit === 0 ? {} : { strikeLimit }),
    schedule,
    commitment: commitmentTo(seed),
    ...(tournament.entropy === undefined ? {} : { entropySource: 'the lottery of Saturday' }),
    knownSeed: tournament.seed !== undefined,
    bots: Array.from({ length: schedule.bots }, (_, bot) => {
      const owner = owners[bot];
      const plain = { name: `bot-${bot}`, version: `1.${bot}.0`, house: bot === 3, isolate: false };
      return owner === undefined ? plain : { ...plain, owner };
    }),
  };
}
