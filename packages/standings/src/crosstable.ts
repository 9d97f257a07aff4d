import type { Difference, Meeting, Rating } from '@bassadewitz/rating';

/** What one bot did against another. */
export interface CrosstableCell {
  /** The other bot's position in the head's list. */
  readonly against: number;
  readonly meeting: Meeting;
  /** The difference of their published chips; null where they never met, even through others. */
  readonly difference: Difference | null;
}

/** One bot's row. */
export interface CrosstableRow {
  readonly bot: number;
  readonly cells: readonly CrosstableCell[];
}

/**
 * Everyone against everyone.
 * @param order bots in the order of rows and columns
 */
export function crosstableOf(rating: Rating, order: readonly number[]): CrosstableRow[] {
  return order.map((bot) => ({
    bot,
    cells: order
      .filter((other) => other !== bot)
      .map((other) => ({
        against: other,
        meeting: rating.crosstable.meeting(bot, other),
        difference: rating.chips.difference(bot, other) ?? null,
      })),
  }));
}
