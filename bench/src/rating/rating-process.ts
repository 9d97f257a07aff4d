import { deriveKey, scheduleOf } from '@bassadewitz/fairness';
import type { MatchResult } from '@bassadewitz/rating';
import { ResultTable, rate } from '@bassadewitz/rating';
import { randomFrom } from '@bassadewitz/rules';
import { answerParent } from '../child.ts';
import { SEED, scheduleFor } from '../tournament-head.ts';
import type { RatingCost, RatingOrder } from './rating-order.ts';
import { resultFor } from './results.ts';

/** Matches that are made up before they are handed over together: few enough to take no memory that counts. */
const BATCH = 10_000;

answerParent(async ({ bots, matches }: RatingOrder): Promise<RatingCost> => {
  const schedule = scheduleOf(deriveKey(SEED), scheduleFor(bots, matches, 3));
  const random = randomFrom(SEED);
  const table = new ResultTable(bots, matches);
  let collected = 0;
  for (let first = 0; first < matches; first += BATCH) {
    const batch: MatchResult[] = [];
    for (let match = first; match < Math.min(matches, first + BATCH); match++) {
      batch.push(resultFor(schedule.match(match), bots, random));
    }
    const start = performance.now();
    for (const result of batch) table.add(result);
    collected += performance.now() - start;
  }
  const pool = Array.from({ length: bots }, (_, bot) => ({ name: `bot-${bot}` }));
  const start = performance.now();
  rate(pool, table);
  const rateSeconds = (performance.now() - start) / 1000;
  const peakBytes = process.resourceUsage().maxRSS * 1024;
  return { bots, matches, collectSeconds: collected / 1000, rateSeconds, peakBytes };
});
