import { type AuditOptions, auditLedger } from '@bassadewitz/audit';
import { deriveKey, scheduleOf } from '@bassadewitz/fairness';
import { LedgerWriter } from '@bassadewitz/ledger';
import type { Figure } from '../figures.ts';
import { bytes, spread, whole } from '../figures.ts';
import type { Spread } from '../median.ts';
import { spreadOf } from '../median.ts';
import { playedMatches } from '../played-matches.ts';
import { progress } from '../progress.ts';
import { headFor, SEED, scheduleFor } from '../tournament-head.ts';

const BOTS = 16;

export interface VerifyOptions {
  /** So many deals at least. */
  readonly deals: number;
  /** How often each is measured. */
  readonly times: number;
}

/** Deals a second that an audit of a whole ledger in memory checks, its seed known. */
export interface VerifySpeed {
  readonly deals: number;
  readonly matches: number;
  /** Length of the ledger as text. */
  readonly characters: number;
  /** Rules, seed, schedule and chain. */
  readonly withoutRatings: Spread;
  /** The ratings computed as well. */
  readonly withRatings: Spread;
}

export async function verifySpeed({ deals: wanted, times }: VerifyOptions): Promise<VerifySpeed> {
  progress(`verify: playing ${whole(wanted)} deals in memory`);
  const { lines, deals, matches } = await playedLedger(wanted);
  const speeds: { with: number[]; without: number[] } = { with: [], without: [] };
  await audit(lines, { ratings: false });
  for (let time = 0; time < times; time++) {
    progress(`verify: ${time + 1} of ${times}`);
    speeds.without.push(deals / (await audit(lines, { ratings: false })));
    speeds.with.push(deals / (await audit(lines, {})));
  }
  const characters = lines.reduce((sum, { length }) => sum + length, 0);
  return { deals, matches, characters, withoutRatings: spreadOf(speeds.without), withRatings: spreadOf(speeds.with) };
}

/** A ledger of a tournament that is over, line by line, each with its line feed. */
async function playedLedger(wanted: number) {
  const key = deriveKey(SEED);
  const config = scheduleFor(BOTS, wanted, 3);
  const writer = new LedgerWriter(headFor(config));
  const lines = [`${writer.head}\n`];
  let deals = 0;
  let matches = 0;
  for await (const { record } of playedMatches(scheduleOf(key, config), key)) {
    lines.push(`${writer.match(record)}\n`);
    deals += record.deals.length;
    matches += 1;
  }
  lines.push(`${writer.foot({ complete: true, seed: SEED })}\n`);
  return { lines, deals, matches };
}

/** Seconds that an audit takes. @throws if it finds anything wrong: it would have stopped there */
async function audit(lines: readonly string[], options: Omit<AuditOptions, 'survey'>): Promise<number> {
  const start = performance.now();
  const audited = await auditLedger(() => lines, options);
  const seconds = (performance.now() - start) / 1000;
  if (!audited.ok) throw new Error(`the ledger of the benchmark does not verify: ${JSON.stringify(audited.error)}`);
  return seconds;
}

export function verifyFigures(speed: VerifySpeed): Figure[] {
  return [
    ['deals, matches, length', `${whole(speed.deals)}, ${whole(speed.matches)}, ${bytes(speed.characters)}`],
    ['deals a second without ratings', spread(speed.withoutRatings, whole)],
    ['deals a second with ratings', spread(speed.withRatings, whole)],
  ];
}
