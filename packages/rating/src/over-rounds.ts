import { blocksBefore } from './block-selection.ts';
import { blocksOf } from './blocks.ts';
import { chipsFit } from './chips-fit.ts';
import { componentsOf } from './components.ts';
import { PUBLISHED_SHARE } from './options.ts';
import type { Measured } from './rating.ts';
import type { ResultTable } from './results.ts';
import { Scale } from './scale.ts';
import { boardsOf } from './tally.ts';

/** The chips of every bot after some rounds. */
export interface RoundChips {
  /** How many rounds were over. */
  readonly rounds: number;
  /** By index: published chips before stand-in penalties; the value of a bot that had no board by then is 0 and means nothing. */
  readonly chips: readonly Measured[];
  /** Boards of each bot by then. */
  readonly boards: readonly number[];
}

/**
 * The chips fit of what was played in the first rounds, for each number of rounds asked for: how the ratings came about.
 *
 * @param rounds numbers of rounds; results of later rounds are left aside
 */
export function chipsAfterRounds(results: ResultTable, rounds: readonly number[]): RoundChips[] {
  const all = blocksOf(results.sorted());
  return rounds.map((count) => {
    const blocks = blocksBefore(all, count);
    const components = componentsOf(results.bots, blocks);
    const fit = chipsFit(blocks, components);
    const boards = boardsOf(blocks, results.bots);
    const values = fit.strengths.map((theta) => PUBLISHED_SHARE * theta);
    const scale = new Scale(values, fit, PUBLISHED_SHARE, components, boards);
    return {
      rounds: count,
      chips: Array.from(values, (value, bot) => ({ value, se: scale.error(bot) })),
      boards: [...boards],
    };
  });
}
