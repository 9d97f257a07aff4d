import type { MatchRecord } from '@bassadewitz/ledger';
import { SEATS } from '@bassadewitz/rules';
import type { OutcomeCounts } from '../documents/bot.ts';

type Counts = { -readonly [Name in keyof OutcomeCounts]: OutcomeCounts[Name] };

/** Counts how the deals of each bot ended. */
export class OutcomeTally {
  readonly #counts: Counts[];

  constructor(bots: number) {
    this.#counts = Array.from({ length: bots }, noOutcomes);
  }

  add({ bots, deals }: MatchRecord): void {
    for (const { outcome, chips, tricks, points } of deals) {
      for (const seat of SEATS) {
        const counts = this.#counts[bots[seat]];
        if (counts === undefined) continue;
        counts.deals += 1;
        counts.tricks += tricks[seat];
        counts.points += points[seat];
        // A slam is the one outcome in which only its player wins, a penalty the one in which only its payer loses.
        if (outcome === 'slam') counts[chips[seat] > 0 ? 'slams' : 'slamsAgainst'] += 1;
        else if (outcome === 'penalty') counts[chips[seat] < 0 ? 'penalties' : 'penaltiesReceived'] += 1;
        else if (outcome === 'equal') counts.equal += 1;
      }
    }
  }

  of(bot: number): OutcomeCounts {
    return { ...(this.#counts[bot] ?? noOutcomes()) };
  }
}

/** All counts together. */
export function outcomesOf(parts: readonly OutcomeCounts[]): OutcomeCounts {
  const sum = noOutcomes();
  for (const part of parts) for (const name of Object.keys(sum) as (keyof Counts)[]) sum[name] += part[name];
  return sum;
}

function noOutcomes(): Counts {
  return {
    deals: 0,
    slams: 0,
    slamsAgainst: 0,
    penalties: 0,
    penaltiesReceived: 0,
    equal: 0,
    tricks: 0,
    points: 0,
  };
}
