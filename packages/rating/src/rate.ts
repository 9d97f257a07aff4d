import { blocksOf } from './blocks.ts';
import { chipsFit, type Fit } from './chips-fit.ts';
import { type Components, componentsOf } from './components.ts';
import { Crosstable } from './crosstable.ts';
import { ELO_UNIT, eloFit, PRIOR_WIDTH, pointsOf } from './elo-fit.ts';
import { type MemoryAudit, memoryAudit } from './memory-audit.ts';
import { normalQuantile } from './normal.ts';
import { PUBLISHED_SHARE, type RateOptions } from './options.ts';
import type { PoolBot } from './pool.ts';
import { contradictionsIn, placesIn, rankBands, rankingsOf } from './ranks.ts';
import type { Measured, RatedRanking, Rating } from './rating.ts';
import type { ResultTable } from './results.ts';
import { sameOwnerReport, withoutSameOwner } from './same-owner.ts';
import { Scale } from './scale.ts';
import { standInPenalty } from './stand-in-penalty.ts';
import { type BotTally, boardsOf, tallyOf } from './tally.ts';
import { warningsOf } from './warn.ts';

/**
 * Rates a pool from all its results: the chips fit, which is the official order, and the Elo fit, both with errors clustered
 * by board. The same results in another order give the same numbers to the bit.
 *
 * @param pool the bots, by index
 * @param results every match that counts (leave void ones out), with indices into the pool
 * @throws RangeError when the table was made for a pool of another size, or the anchor is not in the pool
 */
export function rate(pool: readonly PoolBot[], results: ResultTable, options: RateOptions = {}): Rating {
  checkPool(pool, results, options.anchorBot);
  const columns = results.sorted();
  const all = blocksOf(columns);
  const rated = options.sameOwnerTables === 'left-out' ? blocksOf(columns, withoutSameOwner(pool)) : all;
  const components = componentsOf(pool.length, rated);
  const points = pointsOf(rated, pool.length);
  const boards = boardsOf(rated, pool.length);
  const tallies = tallyOf(columns, all, pool.length);
  const penalties = tallies.map((tally) => standInPenalty(tally, options.penaltyBase ?? 'all-matches'));

  const chipsFitted = chipsFit(rated, components);
  const published = chipsFitted.strengths.map((theta, bot) => PUBLISHED_SHARE * theta - (penalties[bot] as number));
  const chips = new Scale(published, chipsFitted, PUBLISHED_SHARE, components, boards);
  const eloFitted = eloFit(rated, points, components, options.priorWidth ?? PRIOR_WIDTH);
  const elo = new Scale(eloValues(eloFitted, components, options), eloFitted, ELO_UNIT, components, boards);

  const memory = memoryAudit(columns, pool.length);
  const draft = {
    bots: pool.map((bot, index) => ({
      bot: index,
      name: bot.name,
      house: bot.house === true,
      chips: measured(chips, index),
      elo: measured(elo, index),
      penalty: penalties[index] as number,
      tally: tallies[index] as BotTally,
      memory: memory[index] as MemoryAudit,
    })),
    rankings: ranked(pool, chips, elo, components, boards, options.confidence ?? 0.95),
    chips,
    elo,
    crosstable: new Crosstable(all, pool.length),
    sameOwner: sameOwnerReport(pool, all, chipsFitted.strengths),
  };
  const { unsettled } = eloFitted;
  const evidence = {
    pool,
    blocks: rated,
    points,
    components,
    boards,
    unsettled,
    anchorBot: options.anchorBot,
    leftOut: all.blocks - rated.blocks,
  };
  return { ...draft, warnings: warningsOf(draft, evidence) };
}

function ranked(
  pool: readonly PoolBot[],
  chips: Scale,
  elo: Scale,
  components: Components,
  boards: Uint32Array,
  confidence: number,
): RatedRanking[] {
  const quantile = normalQuantile((1 + confidence) / 2);
  const isHouse = (bot: number) => pool[bot]?.house === true;
  const played = (bot: number) => (boards[bot] as number) > 0;
  return rankingsOf(chips, elo, components, isHouse, played).map((ranking) => ({
    ...ranking,
    places: placesIn(ranking, chips),
    chipsBands: rankBands(ranking, chips, quantile),
    eloBands: rankBands(ranking, elo, quantile),
    contradictions: contradictionsIn(ranking, chips, elo, quantile),
  }));
}

/** β to Elo: the anchor bot, where a component has it, else the component's mean stands at the anchor's Elo. */
function eloValues(fit: Fit, components: Components, { anchorElo = 1500, anchorBot }: RateOptions): Float64Array {
  return fit.strengths.map((strength, bot) => {
    const anchored = anchorBot !== undefined && components.of[bot] === components.of[anchorBot];
    return anchorElo + ELO_UNIT * (strength - (anchored ? (fit.strengths[anchorBot] as number) : 0));
  });
}

function measured(scale: Scale, bot: number): Measured {
  return { value: scale.values[bot] as number, se: scale.error(bot) };
}

function checkPool(pool: readonly PoolBot[], results: ResultTable, anchorBot: number | undefined): void {
  if (results.bots !== pool.length) {
    throw new RangeError(`results of ${results.bots} bots cannot be rated as a pool of ${pool.length}`);
  }
  if (anchorBot !== undefined && pool[anchorBot] === undefined) {
    throw new RangeError(`anchor ${anchorBot} is not one of the pool of ${pool.length}`);
  }
}
