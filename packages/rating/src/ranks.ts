import type { Components } from './components.ts';
import { isSignificant, type Scale } from './scale.ts';

/** The ranks, best to worst, that a bot may truly have. */
export type RankBand = readonly [best: number, worst: number];

/** Bots that share a scale, in order. */
export interface Ranking {
  /** Ranked bots, best first. */
  readonly bots: readonly number[];
  /** House anchors on the same scale, best first. They hold no rank. */
  readonly anchors: readonly number[];
}

/** Elo points below which a difference that breaks ties is rounding. */
const TIE_BREAK_ROUNDING = 1e-6;

/**
 * One ranking for each component with a bot to rank, largest first. Bots without a match are in none.
 *
 * @param unranked house anchors
 * @param played bots with a match
 */
export function rankingsOf(
  scale: Scale,
  tieBreak: Scale,
  components: Components,
  unranked: (bot: number) => boolean,
  played: (bot: number) => boolean,
): Ranking[] {
  const value = (from: Scale, bot: number) => from.values[bot] as number;
  const better = (a: number, b: number) => {
    const tied = value(tieBreak, b) - value(tieBreak, a);
    // Elo rests on Math.exp: its last digits differ between machines, and must not decide.
    return value(scale, b) - value(scale, a) || (Math.abs(tied) > TIE_BREAK_ROUNDING ? tied : 0) || a - b;
  };
  return components.members
    .map((members) => members.filter(played).sort(better))
    .map((members) => ({ bots: members.filter((bot) => !unranked(bot)), anchors: members.filter(unranked) }))
    .filter(({ bots }) => bots.length > 0)
    .sort((a, b) => b.bots.length - a.bots.length);
}

/** Place of each bot of a ranking: 1 + the number of bots with a greater value, so that equals share the best place. */
export function placesIn(ranking: Ranking, scale: Scale): number[] {
  const values = ranking.bots.map((bot) => scale.values[bot] as number);
  return values.map((value) => 1 + values.filter((other) => other > value).length);
}

/** Rank interval of each bot of a ranking: 1 + number significantly above, to N − number significantly below. */
export function rankBands(ranking: Ranking, scale: Scale, quantile: number): RankBand[] {
  const { bots } = ranking;
  return bots.map((bot) => {
    let above = 0;
    let below = 0;
    for (const other of bots) {
      const difference = scale.difference(bot, other);
      if (difference === undefined || !isSignificant(difference, quantile)) continue;
      if (difference.delta < 0) above++;
      else below++;
    }
    return [1 + above, bots.length - below];
  });
}

/** A pair whose two orders contradict each other significantly: one makes more chips, the other finishes before it. */
export interface Contradiction {
  readonly moreChips: number;
  readonly finishesBefore: number;
}

/** Pairs of ranked bots that chips and Elo put in opposite orders, both significantly. */
export function contradictionsIn(ranking: Ranking, chips: Scale, elo: Scale, quantile: number): Contradiction[] {
  const found: Contradiction[] = [];
  for (const better of ranking.bots) {
    for (const worse of ranking.bots) {
      const inChips = chips.difference(better, worse);
      const inElo = elo.difference(better, worse);
      if (inChips === undefined || inElo === undefined || inChips.delta <= 0 || inElo.delta >= 0) continue;
      if (!isSignificant(inChips, quantile) || !isSignificant(inElo, quantile)) continue;
      found.push({ moreChips: better, finishesBefore: worse });
    }
  }
  return found;
}
