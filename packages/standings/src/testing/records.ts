import { deriveKey, type MatchJob, type ScheduleConfig, scheduleOf } from '@bassadewitz/fairness';
import type { BotRecord, Head, MatchRecord } from '@bassadewitz/ledger';
import { bySeat, type Four, randomFrom, SEATS, type Seat } from '@bassadewitz/rules';

const KEY = deriveKey('standings');

export const FOUR: ScheduleConfig = { format: 'balanced', bots: 4, boards: 1, rounds: 1, replays: 4 };

export function headOf(schedule: ScheduleConfig, bots: { readonly [bot: number]: Partial<BotRecord> } = {}): Head {
  return {
    format: 'bassadewitz-ledger',
    version: 1,
    ruleSet: 'classic',
    timeControl: { moveMs: 1000, bankMs: 10_000, networkCapMs: 200, paceMs: 0 },
    schedule,
    commitment: 'ab'.repeat(32),
    knownSeed: false,
    bots: Array.from({ length: schedule.bots }, (_, bot) => ({
      name: `bot-${bot}`,
      version: `${bot}.0`,
      house: false,
      isolate: false,
      ...bots[bot],
    })),
  };
}

/** A match of one deal, with all that standings do not look at left as it may be. */
export function recordOf(
  job: MatchJob,
  won: Four<number>,
  rest: Partial<Pick<MatchRecord, 'standIns'> & { faults: MatchRecord['deals'][number]['faults'] }> = {},
): MatchRecord {
  const { faults = [], ...standIns } = rest;
  const pool = won.reduce((sum, chips) => sum + chips, 0);
  const net = bySeat((seat) => won[seat] - (seat === 0 ? pool : 0));
  const deal: MatchRecord['deals'][number] = {
    dealer: 0,
    hands: ['', '', '', ''],
    plays: '',
    faults,
    tricks: [2, 2, 2, 2],
    points: [30, 30, 30, 30],
    outcome: 'shared',
    chips: won,
    pool: 0,
    balances: net,
  };
  return { ...job, salt: '0'.repeat(32), deals: [deal], chips: net, ...standIns };
}

/** A board with its four replays, in which four bots change seats and always win the same. */
export function wholeBoard(board: number, bots: Four<number>, won: Four<number>): MatchRecord[] {
  return [0, 1, 2, 3].map((replay) => {
    const moved = (four: Four<number>) => bySeat((seat) => four[((seat + replay) % 4) as Seat]);
    const job = { match: 4 * board + replay, round: 0, table: board, board, replay, bots: moved(bots) };
    return recordOf(job, moved(won));
  });
}

/** Every match of a schedule; who wins is decided by the numbers of the bots: 5 chips for the first, then 4, 3 and 0. */
export function playedBy(schedule: ScheduleConfig, strength: (bot: number, match: number) => number): MatchRecord[] {
  const whole = scheduleOf(KEY, schedule);
  return Array.from({ length: whole.matches }, (_, match) => {
    const job = whole.match(match);
    const order = [...SEATS].sort((a, b) => strength(job.bots[b], match) - strength(job.bots[a], match));
    return recordOf(job, shares(order));
  });
}

/** The bot of the least number is best, the last is worst, every time. */
export const byNumber = (bot: number) => -bot;

/** Strength with luck, the same for the same seed. */
export function lucky(seed: string, strength: (bot: number) => number): (bot: number, match: number) => number {
  const random = randomFrom(seed);
  const luck = new Map<string, number>();
  return (bot, match) => {
    const at = `${bot} ${match}`;
    const known = luck.get(at) ?? (random() / 2 ** 32 - 0.5) * 8;
    luck.set(at, known);
    return strength(bot) + known;
  };
}

function shares(order: readonly Seat[]): Four<number> {
  return bySeat((seat) => [5, 4, 3, 0][order.indexOf(seat)] as number);
}
