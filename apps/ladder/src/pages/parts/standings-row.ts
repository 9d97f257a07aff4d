import type { BotName } from '@bassadewitz/publication';
import {
  type Estimate,
  LADDER_MARKS,
  type LadderMark,
  type LadderRow,
  type TournamentDocument,
} from '@bassadewitz/publication';
import type { FaultCounts, StandingRow } from '@bassadewitz/standings';

/** One bot in the table of standings, of a ladder or of a tournament. */
export interface StandingsRow {
  readonly bot: BotName;
  readonly version: string;
  readonly group: number;
  readonly place: number | null;
  readonly band: readonly [best: number, worst: number] | null;
  readonly chips: Estimate;
  readonly elo: Estimate;
  readonly boards: number;
  readonly faults: FaultCounts;
  readonly standIns: number;
  readonly penalty: number;
  readonly marks: readonly LadderMark[];
  /** How likely it is stronger than the next ranked row. */
  readonly likely: number | null;
}

export function rowOfLadder(row: LadderRow): StandingsRow {
  return { ...row, bot: row, likely: row.betterThanNext };
}

export function rowsOfTournament({ standings, bots }: TournamentDocument): StandingsRow[] {
  return standings.rows.map((row) => {
    const bot = bots[row.bot];
    if (bot === undefined) throw new Error(`the standings name bot ${row.bot}, the tournament has ${bots.length}`);
    return {
      ...row,
      bot,
      group: groupOf(row, standings.rankings),
      marks: marksOf(row, bot),
      likely: row.toNext?.los ?? null,
    };
  });
}

/** The ranking that it is in; a bot that nobody ranked met is in one behind them all. */
function groupOf(row: StandingRow, rankings: readonly (readonly number[])[]): number {
  const own = rankings.findIndex((bots) => bots.includes(row.bot));
  return own === -1 ? 0 : own;
}

function marksOf({ chips, house, status, memory }: StandingRow, bot: BotName): LadderMark[] {
  const has: Readonly<Record<LadderMark, boolean>> = {
    provisional: chips.se === null,
    house,
    benched: status === 'benched',
    withdrawn: status === 'withdrawn',
    disqualified: status === 'disqualified',
    'similar-name': bot.similar,
    'plays-better-in-replays': memory.suspicious,
  };
  return LADDER_MARKS.filter((mark) => has[mark]);
}
