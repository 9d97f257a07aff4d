import type { ScheduleConfig } from '@bassadewitz/fairness';
import { commitmentTo, planSchedule, tablesOf } from '@bassadewitz/fairness';
import type { Head } from '@bassadewitz/ledger';
import { DEFAULT_STRIKES } from '@bassadewitz/referee';

/** The seed of everything that a benchmark plays. */
export const SEED = '5eed'.repeat(16);

/** A balanced schedule with at least so many matches in rounds of its own size, or in one round where `boards` is left out. */
export function scheduleFor(bots: number, matches: number, boards?: number): ScheduleConfig {
  const one = planned(bots, boards ?? 1, 1);
  const perRound = planSize(one);
  if (boards === undefined) return planned(bots, Math.ceil(matches / perRound), 1);
  return planned(bots, boards, Math.ceil(matches / perRound));
}

/** The head of a ledger for a schedule. */
export function headFor(schedule: ScheduleConfig): Head {
  return {
    format: 'bassadewitz-ledger',
    version: 1,
    ruleSet: 'classic',
    timeControl: { moveMs: 1000, bankMs: 10_000, networkCapMs: 200, paceMs: 0 },
    strikeLimit: DEFAULT_STRIKES,
    schedule,
    commitment: commitmentTo(SEED),
    knownSeed: true,
    bots: Array.from({ length: schedule.bots }, (_, bot) => ({
      name: `bot-${bot}`,
      version: '1',
      house: false,
      isolate: false,
    })),
  };
}

function planned(bots: number, boards: number, rounds: number): ScheduleConfig {
  const schedule = planSchedule({ bots, boards, rounds });
  if (!schedule.ok) throw new Error(schedule.error.message);
  return schedule.value;
}

/** Matches of a round. */
function planSize(config: ScheduleConfig): number {
  return tablesOf(config) * config.boards * config.replays;
}
