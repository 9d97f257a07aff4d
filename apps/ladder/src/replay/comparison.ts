import { bySeat, type Four, type Seat } from '@bassadewitz/rules';
import type { Playback } from './playback.ts';

/**
 * The four replays of a board beside each other. Each bot held each of the four hands once, so the mean of a hand over the bots is what
 * the cards were worth, and the mean of a bot over the hands is what it made of them.
 */
export interface Comparison {
  /** The bots of the table, as positions in the ledger's head, ascending. */
  readonly bots: readonly number[];
  /** One row for each hand, named by the seat that holds it in every replay. */
  readonly hands: Four<HandRow>;
  /** Mean net chips of each bot over its four hands, in the order of `bots`. */
  readonly byBot: readonly number[];
}

export interface HandRow {
  readonly seat: Seat;
  /** What each bot made of the hand, in the order of `bots`. */
  readonly cells: readonly HandCell[];
  /** Mean over the bots: what the hand was worth at this table. */
  readonly worth: number;
}

export interface HandCell {
  readonly bot: number;
  readonly replay: number;
  /** Net chips of the match. */
  readonly chips: number;
}

/** Luck and skill of a board, or undefined unless its four replays are there, in which four bots change seats. */
export function comparisonOf(playbacks: readonly Playback[]): Comparison | undefined {
  const bots = [...new Set(playbacks.flatMap(({ record }) => record.bots))].sort((a, b) => a - b);
  if (playbacks.length !== 4 || bots.length !== 4) return undefined;
  const rows: HandRow[] = [];
  for (const seat of [0, 1, 2, 3] as const) {
    const cells = bots.flatMap((bot) => {
      const found = playbacks.find(({ record }) => record.bots[seat] === bot)?.record;
      return found === undefined ? [] : [{ bot, replay: found.replay, chips: found.chips[seat] }];
    });
    if (cells.length !== 4) return undefined;
    rows.push({ seat, cells, worth: mean(cells.map(({ chips }) => chips)) });
  }
  const hands = bySeat((seat) => rows[seat] as HandRow);
  const byBot = bots.map((_, column) => mean(hands.map(({ cells }) => cells[column]?.chips ?? 0)));
  return { bots, hands, byBot };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
