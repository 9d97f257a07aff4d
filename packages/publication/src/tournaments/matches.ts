import { tablesOf } from '@bassadewitz/fairness';
import type { Head } from '@bassadewitz/ledger';
import { bySeat, type Four, SEATS } from '@bassadewitz/rules';
import type { BoardRow, MatchesDocument, MatchIndexDocument, ReplayRow } from '../documents/matches.ts';
import { BOARDS_PER_PAGE, MATCHES_PER_INDEX } from '../documents/tournament.ts';
import type { MatchLog } from '../results/match-log.ts';

/** What of a head says where a board belongs. */
export type Place = Pick<Head, 'schedule'>;

/** One page of the list of all boards, from 1. @param order positions of the log by board and replay, whole boards only */
export function matchesPage(
  log: MatchLog,
  order: Uint32Array,
  { schedule }: Place,
  voids: ReadonlySet<number>,
  { tournament, page, pages }: { readonly tournament: string; readonly page: number; readonly pages: number },
): MatchesDocument {
  const { replays } = schedule;
  const first = (page - 1) * BOARDS_PER_PAGE * replays;
  const end = Math.min(order.length, first + BOARDS_PER_PAGE * replays);
  const tables = tablesOf(schedule);
  const boards: BoardRow[] = [];
  for (let from = first; from < end; from += replays) {
    boards.push(boardRow(log, order.subarray(from, from + replays), tables, schedule.boards, voids));
  }
  return { format: 'bassadewitz-matches', version: 1, tournament, page, pages, boards };
}

/** One file of the index from matches to boards. */
export function matchIndex(log: MatchLog, tournament: string, number: number): MatchIndexDocument {
  const from = number * MATCHES_PER_INDEX;
  const boards: (number | null)[] = [];
  // Matches ascend in the log.
  for (let at = firstFrom(log, from); at < log.size && log.match(at) < from + MATCHES_PER_INDEX; at++) {
    while (boards.length < log.match(at) - from) boards.push(null);
    boards.push(log.board(at));
  }
  return { format: 'bassadewitz-match-index', version: 1, tournament, from, boards };
}

function firstFrom(log: MatchLog, match: number): number {
  let low = 0;
  let high = log.size;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (log.match(middle) < match) low = middle + 1;
    else high = middle;
  }
  return low;
}

function boardRow(
  log: MatchLog,
  positions: Uint32Array,
  tables: number,
  boardsOfTable: number,
  voids: ReadonlySet<number>,
): BoardRow {
  const board = log.board(positions[0] as number);
  const round = Math.floor(board / (tables * boardsOfTable));
  const made = new Map<number, number>();
  const replays: ReplayRow[] = [];
  for (const at of positions) {
    const [bots, chips] = [log.bots(at), log.chips(at)];
    for (const seat of SEATS) made.set(bots[seat], (made.get(bots[seat]) ?? 0) + chips[seat]);
    replays.push({
      match: log.match(at),
      replay: log.replay(at),
      bots,
      chips,
      outcomes: log.outcomes(at),
      faults: log.faults(at),
      standIns: SEATS.filter((seat) => log.standIn(at, seat)).length,
    });
  }
  const sorted = [...made].sort(([a], [b]) => a - b);
  const bots: Four<number> = bySeat((seat) => sorted[seat]?.[0] as number);
  return {
    board,
    round,
    table: Math.floor(board / boardsOfTable) - round * tables,
    void: voids.has(board),
    bots,
    chips: bySeat((seat) => (sorted[seat]?.[1] as number) / positions.length),
    replays,
  };
}
