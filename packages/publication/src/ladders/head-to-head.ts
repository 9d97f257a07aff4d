import type { Difference, Meeting } from '@bassadewitz/rating';
import type { CrosstableRow } from '@bassadewitz/standings';
import type { HeadToHeadDocument } from '../documents/head-to-head.ts';
import type { NameTable } from '../names/name-table.ts';
import type { SummaryBot } from '../tournaments/summary.ts';
import { listedOf } from './ladder.ts';
import type { Entity, Pool } from './pool.ts';

type Bots = HeadToHeadDocument['bots'];
interface Pair {
  readonly meeting: Meeting;
  readonly difference: Difference | null;
}

/** Everyone against everyone of a ladder, in the order of its table. */
export function ladderHeadToHead(pool: Pool): HeadToHeadDocument {
  const { rating, entities } = pool;
  const order = listedOf(pool).map(({ entity }) => entity);
  const bots = order.map((index) => {
    const { bot, version } = entities[index] as Entity;
    return { ...bot, version };
  });
  return matrices(bots, (row, column) => {
    const [a, b] = [order[row] as number, order[column] as number];
    return { meeting: rating.crosstable.meeting(a, b), difference: rating.chips.difference(a, b) ?? null };
  });
}

/** Everyone against everyone of a tournament, in the order of its standings. */
export function tournamentHeadToHead(
  crosstable: readonly CrosstableRow[],
  summaries: readonly SummaryBot[],
  names: NameTable,
): HeadToHeadDocument {
  const bots = crosstable.map(({ bot }) => {
    const summary = summaries[bot] as SummaryBot;
    return { ...names.nameOf(summary), version: summary.version };
  });
  return matrices(bots, (row, column) => {
    const against = crosstable[column]?.bot;
    // A row has a cell for each other bot in the order of the rows.
    const cell = crosstable[row]?.cells[column < row ? column : column - 1];
    if (cell?.against !== against) throw new Error(`the crosstable has no cell ${row} ${column}`);
    return cell as Pair;
  });
}

function matrices(bots: Bots, pairOf: (row: number, column: number) => Pair): HeadToHeadDocument {
  const cells = bots.map((_, row) => bots.map((_, column) => (row === column ? undefined : pairOf(row, column))));
  const matrix = <T>(of: (pair: Pair) => T, own: T): T[][] =>
    cells.map((row) => row.map((pair) => (pair === undefined ? own : of(pair))));
  const met = (of: (meeting: Meeting) => number) =>
    matrix(({ meeting }) => (meeting.boards === 0 ? null : rounded(of(meeting))), null);
  const differs = (of: (difference: Difference) => number | null) =>
    matrix(({ difference }) => (difference === null ? null : rounded(of(difference))), null);
  return {
    format: 'bassadewitz-head-to-head',
    version: 1,
    bots,
    boards: matrix(({ meeting }) => meeting.boards, 0),
    made: met(({ chips }) => chips),
    ahead: met(({ points, comparisons }) => points / comparisons),
    better: differs(({ delta }) => delta),
    se: differs(({ se }) => se),
    likely: differs(({ los }) => los),
  };
}

/** To four decimals, without a negative zero. */
function rounded<T extends number | null>(value: T): T | number {
  return value === null ? value : Math.round(value * 10_000) / 10_000 + 0;
}
