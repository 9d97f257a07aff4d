import type { MatchRecord } from '@bassadewitz/ledger';
import { countOf } from './told.ts';

/** A row of the standings, as `--json` prints it. */
export interface Row {
  readonly bot: number;
  readonly name: string;
  readonly status: string;
  readonly place: number | null;
  readonly matches: number;
  readonly boards: number;
  readonly faults: Readonly<Record<string, number>>;
  readonly standIns: number;
  readonly penalty: number;
}

/** The tournament as `--json` prints it. */
export interface Result {
  readonly complete: boolean;
  readonly matches: number;
  readonly elapsedMs: number;
  readonly standings: readonly Row[];
}

/** The matches of an exported ledger. */
export function matchesIn(ledger: string): MatchRecord[] {
  return ledger
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter((line) => 'match' in line)
    .map(({ match }) => match);
}

/** What the ledger holds of one bot. */
export interface LedgerCounts {
  /** Faults by kind. */
  readonly faults: Readonly<Record<string, number>>;
  /** The most faults in one match. */
  readonly mostInAMatch: number;
  /** Matches that a stand-in finished for it. */
  readonly standIns: number;
  /** The mean over its matches of its chips above the least at the table, where a stand-in finished; else 0. */
  readonly penalty: number;
}

/** Counts what the ledger holds of one bot. */
export function countsOf(matches: readonly MatchRecord[], bot: number): LedgerCounts {
  const seats = matches.map((match) => ({ match, seat: match.bots.indexOf(bot) }));
  const faults = seats.map(({ match, seat }) =>
    match.deals.flatMap((deal) => deal.faults.filter((fault) => fault.seat === seat)).map(({ kind }) => kind),
  );
  const finished = seats.filter(({ match, seat }) => match.standIns?.some((standIn) => standIn.seat === seat));
  const above = finished.map(({ match, seat }) => (match.chips[seat] ?? 0) - Math.min(...match.chips));
  return {
    faults: countOf(faults.flat()),
    mostInAMatch: Math.max(0, ...faults.map(({ length }) => length)),
    standIns: finished.length,
    penalty: above.reduce((sum, chips) => sum + chips, 0) / matches.length,
  };
}

/** The cards of all matches and what they came to, whoever played them and why. */
export function playsIn(matches: readonly MatchRecord[]): string[] {
  return matches.map(
    ({ match, deals, chips }) => `${match}: ${deals.map(({ plays }) => plays).join(' | ')} = ${chips}`,
  );
}
