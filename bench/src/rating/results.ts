import type { MatchJob } from '@bassadewitz/fairness';
import type { MatchResult } from '@bassadewitz/rating';
import type { RandomSource } from '@bassadewitz/rules';
import { bySeat, randomBelow } from '@bassadewitz/rules';

/** Chips that the best bot's gains reach above the worst's. */
const STRENGTH = 8;
/** Chips that chance adds, at most. */
const LUCK = 24;

/** A result as a match of a tournament might have: by luck and, a little, by the number of the bot. Net chips sum to 0. */
export function resultFor(job: MatchJob, bots: number, random: RandomSource): MatchResult {
  const { match, round, board } = job;
  const gains = bySeat((seat) => randomBelow(LUCK, random) + Math.floor((STRENGTH * job.bots[seat]) / bots));
  const mean = (gains[0] + gains[1] + gains[2] + gains[3]) / 4;
  return { order: match, round, board, bots: job.bots, gains, chips: bySeat((seat) => gains[seat] - mean) };
}
