import type { PoolBot } from './pool.ts';
import { rate } from './rate.ts';
import { poolOf, type SimulatedPool, simulated, tableOf } from './simulation.fixture.ts';

/** Shares of 95 % intervals of differences that held the truth, over many simulated tournaments. */
export function coverage(tournaments: number, pool: Omit<SimulatedPool, 'seed'>): { chips: number; elo: number } {
  const bots = pool.theta.length;
  const names: PoolBot[] = poolOf(bots);
  let [intervals, chipsHeld, eloHeld] = [0, 0, 0];
  for (let seed = 0; seed < tournaments; seed++) {
    const rating = rate(names, tableOf(bots, simulated({ ...pool, seed })));
    for (let i = 0; i < bots; i++) {
      for (let j = 0; j < i; j++) {
        const chips = rating.chips.difference(i, j);
        const elo = rating.elo.difference(i, j);
        if (chips?.se == null || elo?.se == null) continue;
        intervals++;
        const chipsTruth = 0.75 * ((pool.theta[i] as number) - (pool.theta[j] as number));
        const eloTruth = (400 / Math.LN10) * ((pool.beta[i] as number) - (pool.beta[j] as number));
        if (Math.abs(chips.delta - chipsTruth) <= 1.959964 * chips.se) chipsHeld++;
        if (Math.abs(elo.delta - eloTruth) <= 1.959964 * elo.se) eloHeld++;
      }
    }
  }
  return { chips: chipsHeld / intervals, elo: eloHeld / intervals };
}
