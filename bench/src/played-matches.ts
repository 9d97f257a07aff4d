import type { Key, Schedule } from '@bassadewitz/fairness';
import { dealHands, receiptSalt, requestSeeds } from '@bassadewitz/fairness';
import type { PlayedMatch } from '@bassadewitz/referee';
import { ManualClock, PlayerSeat, playMatch } from '@bassadewitz/referee';
import { bySeat } from '@bassadewitz/rules';
import { chooseAtRandom } from './choice.ts';
import { TIME } from './schedule.ts';

/** Plays the matches of a schedule in order with bots in this process: real records, without sockets and without time. */
export async function* playedMatches(schedule: Schedule, key: Key): AsyncGenerator<PlayedMatch, void> {
  const clock = new ManualClock();
  for (let match = 0; match < schedule.matches; match++) {
    const job = schedule.match(match);
    yield await playMatch({
      job,
      salt: receiptSalt(key, match),
      ruleSet: 'classic',
      seats: bySeat(() => new PlayerSeat(chooseAtRandom)),
      clock,
      hands: (deal) => dealHands(key, job.board, deal),
      seeds: (deal, trick) => requestSeeds(key, job.board, deal, trick),
      time: TIME,
    });
  }
}
