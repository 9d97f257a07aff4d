import { normalCdf, normalQuantile } from './normal.ts';
import type { ResultColumns } from './results.ts';
import { FEW_BOARDS } from './scale.ts';
import { seatMeans } from './seat-means.ts';

/** Whether a bot does better on boards that it has seen. */
export interface MemoryAudit {
  /** Boards that it played more than once without a stand-in. */
  readonly boards: number;
  /** Mean chips a match of the later replays minus the first; 0 without boards. */
  readonly gain: number;
  /** Standard error of the gain if the bot does not remember; null without boards or when all replays ended alike. */
  readonly se: number | null;
  /** gain/SE; 0 where there is no error to measure it by. */
  readonly z: number;
  /** Chance of a z at least as large without memory. */
  readonly p: number;
  /** The gain, chips a match, that this test would have found with the power asked for. Null where `se` is. */
  readonly detectable: number | null;
  /**
   * Better than chance allows, all bots of the pool taken together. Never on fewer than 30 boards: the sum of so few is not normal
   * enough for an accusation (of honest pools with 21 boards a bot, 9 % had one, not 5 %).
   */
  readonly suspicious: boolean;
}

export interface MemoryAuditOptions {
  /** Chance that any bot of an honest pool is called suspicious. Default 0.05; split evenly over the bots (Bonferroni). */
  readonly alpha?: number;
  /** Power at which the detectable gain is stated. Default 0.8. */
  readonly power?: number;
}

/**
 * The memory audit. The order of the replays of a board is drawn from the seed, so for a bot that does not remember, any of its
 * R results on the board is as likely to have come first as any other: with mean m and variance v of the R results (v over R,
 * each less its seat's mean), later minus first has mean 0 and variance v (R/(R−1))². The z-score sums that over boards. It is
 * a randomisation test and needs no model of the cards. What opponents remember lowers it, never raises it.
 */
export function memoryAudit(
  results: ResultColumns,
  bots: number,
  { alpha = 0.05, power = 0.8 }: MemoryAuditOptions = {},
): MemoryAudit[] {
  const { boards, gains, variances } = gather(results, bots);
  const tested = boards.reduce((count, here) => count + (here > 0 ? 1 : 0), 0);
  const critical = normalQuantile(1 - alpha / Math.max(1, tested));
  return Array.from({ length: bots }, (_, bot) => {
    const count = boards[bot] as number;
    const variance = variances[bot] as number;
    const gain = count === 0 ? 0 : (gains[bot] as number) / count;
    if (!(variance > 0)) return { boards: count, gain, se: null, z: 0, p: 0.5, detectable: null, suspicious: false };
    const se = Math.sqrt(variance) / count;
    const z = gain / se;
    const detectable = (critical + normalQuantile(power)) * se;
    return {
      boards: count,
      gain,
      se,
      z,
      p: normalCdf(-z),
      detectable,
      suspicious: count >= FEW_BOARDS && z > critical,
    };
  });
}

function gather(results: ResultColumns, bots: number) {
  const means = seatMeans(results);
  const boards = new Uint32Array(bots);
  const gains = new Float64Array(bots);
  const variances = new Float64Array(bots);
  let from = 0;
  while (from < results.matches) {
    let to = from + 1;
    while (to < results.matches && results.board[to] === results.board[from]) to++;
    for (const [bot, replays] of replaysOf(results, from, to, means)) {
      const count = replays.length;
      if (count < 2) continue;
      const mean = replays.reduce((sum, chips) => sum + chips, 0) / count;
      const variance = replays.reduce((sum, chips) => sum + (chips - mean) ** 2, 0) / count;
      const stretch = count / (count - 1);
      (boards[bot] as number) += 1;
      (gains[bot] as number) += stretch * (mean - (replays[0] as number));
      (variances[bot] as number) += stretch * stretch * variance;
    }
    from = to;
  }
  return { boards, gains, variances };
}

/** Each bot's mean chips less seat means, match by match of one board in the order of play; none for a bot with a stand-in. */
function replaysOf(results: ResultColumns, from: number, to: number, means: readonly number[]): Map<number, number[]> {
  const replays = new Map<number, number[]>();
  const stoodIn = new Set<number>();
  for (let at = from; at < to; at++) {
    const here = new Map<number, { sum: number; seats: number }>();
    for (let seat = 0; seat < 4; seat++) {
      const bot = results.bots[4 * at + seat] as number;
      const { sum, seats } = here.get(bot) ?? { sum: 0, seats: 0 };
      const chips = (results.chips[4 * at + seat] as number) - (means[seat] as number);
      here.set(bot, { sum: sum + chips, seats: seats + 1 });
      if (((results.standIns[at] as number) >> seat) & 1) stoodIn.add(bot);
    }
    for (const [bot, { sum, seats }] of here) {
      const before = replays.get(bot);
      if (before === undefined) replays.set(bot, [sum / seats]);
      else before.push(sum / seats);
    }
  }
  for (const bot of stoodIn) replays.delete(bot);
  return replays;
}
