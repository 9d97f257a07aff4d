import { blocksBefore } from './block-selection.ts';
import { blocksOf } from './blocks.ts';
import { chipsFit } from './chips-fit.ts';
import { componentsOf } from './components.ts';
import { PUBLISHED_SHARE } from './options.ts';
import type { Measured } from './rating.ts';
import type { ResultTable } from './results.ts';
import { Scale } from './scale.ts';
import { standInPenalty } from './stand-in-penalty.ts';
import { type BotTally, boardsOf, tallyOf } from './tally.ts';

/** The chips of every bot after some rounds. */
export interface RoundChips {
  /** How many rounds were over. */
  readonly rounds: number;
  /**
   * By index: published chips, less the penalty for the stand-ins until then; the value of a bot that had no board by then is 0 and
   * means nothing.
   */
  readonly chips: readonly Measured[];
  /** Boards of each bot by then. */
  readonly boards: readonly number[];
}

/**
 * The published chips after the first rounds, as if no other had followed, for each number of rounds asked for: how the ratings came
 * about. After all rounds they are those of `rate`.
 *
 * @param rounds numbers of rounds; results of later rounds are left aside
 */
export function chipsAfterRounds(results: ResultTable, rounds: readonly number[]): RoundChips[] {
  const columns = results.sorted();
  const all = blocksOf(columns);
  return rounds.map((count) => {
    const blocks = blocksBefore(all, count);
    const components = componentsOf(results.bots, blocks);
    const fit = chipsFit(blocks, components);
    const boards = boardsOf(blocks, results.bots);
    const tallies = tallyOf(columns, blocks, results.bots, count);
    const values = fit.strengths.map(
      (theta, bot) => PUBLISHED_SHARE * theta - standInPenalty(tallies[bot] as BotTally, 'all-matches'),
    );
    const scale = new Scale(values, fit, PUBLISHED_SHARE, components, boards);
    return {
      rounds: count,
      chips: Array.from(values, (value, bot) => ({ value, se: scale.error(bot) })),
      boards: [...boards],
    };
  });
}
