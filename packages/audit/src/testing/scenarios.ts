import { planSchedule, type ScheduleConfig } from '@bassadewitz/fairness';
import type { MatchRecord } from '@bassadewitz/ledger';
import { type PlayedTournament, playTournament, type Tournament } from './tournament.ts';

/** The least tournament: one match. */
const ONE_MATCH: ScheduleConfig = { format: 'balanced', bots: 4, boards: 1, rounds: 1, replays: 1 };

/** The first tournament, over seeds counted from 0, whose first match is as wanted. */
function firstWith(tournament: Tournament, wanted: (record: MatchRecord) => boolean): PlayedTournament {
  for (let n = 0; n < 2000; n++) {
    const played = playTournament({ ...tournament, seed: `seed ${n}` });
    if (wanted(played.records[0] as MatchRecord)) return played;
  }
  throw new Error('no seed gives such a match');
}

const faultsIn = ({ deals }: MatchRecord) => deals.flatMap(({ faults }) => faults);

/** Two strikes and a stand-in, faults in the redeal, too. */
export const strickenMatch = () =>
  firstWith(
    { schedule: ONE_MATCH, faultRate: 0.15, strikeLimit: 2 },
    ({ deals, standIns }) =>
      deals.length > 1 && standIns !== undefined && deals.slice(0, 2).every(({ faults }) => faults.length > 0),
  );

/** Four deals, the last of which gives an open pool back. */
export const refundedMatch = () =>
  firstWith(
    { ruleSet: 'swedish', schedule: ONE_MATCH, faultRate: 0.05 },
    ({ deals, standIns }) => deals.at(-1)?.refund !== undefined && standIns === undefined,
  );

/** A bot that never came, and another that failed. */
export const unattendedMatch = () =>
  firstWith({ ruleSet: 'easy', schedule: ONE_MATCH, faultRate: 0.05, absentRate: 0.2 }, (record) =>
    ['no-show', 'timeout'].every((kind) => faultsIn(record).some((fault) => fault.kind === kind)),
  );

/** Five bots, one of which leaves; a board that does not count; an end before the last round. */
export const decidedTournament = () =>
  playTournament({
    schedule: { bots: 5, boards: 1, rounds: 3, replays: 1 },
    decisions: [
      { kind: 'withdraw', before: 5, bot: 2, reason: 'its author asked for it' },
      { kind: 'void', before: 5, board: 1, reason: 'the host was down' },
      { kind: 'stop', before: 10, cause: 'minutes', reason: 'time is up' },
    ],
  });

/** One bot against four others, with entropy mixed in, all rounds played. */
export const gauntlet = () => {
  const schedule = planSchedule({ format: 'gauntlet', bots: 5, champion: 2, boards: 1, replays: 1 });
  if (!schedule.ok) throw new Error(schedule.error.message);
  return playTournament({
    schedule: schedule.value,
    entropy: '17 4 99',
    decisions: [{ kind: 'disqualify', before: 4, bot: 1, reason: 'it had help' }],
  });
};

/** Two rounds of a board with its four replays. */
export const replayedTournament = () => playTournament({ schedule: { rounds: 2 } });

/** The first six matches of that, without the seed. */
export const unfinishedTournament = () => playTournament({ schedule: { rounds: 2 }, cutAt: 6 });
