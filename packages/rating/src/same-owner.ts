import { BLOCK_BOTS, type Blocks, type TableFilter } from './blocks.ts';
import { residuals } from './chips-fit.ts';
import { normalCdf } from './normal.ts';
import type { PoolBot } from './pool.ts';

/** What an owner's bots did at tables where more than one of them sat. */
export interface SameOwnerReport {
  readonly owner: string;
  /** The owner's bots that met each other. */
  readonly bots: readonly number[];
  readonly boards: number;
  readonly matches: number;
  /** Net chips a match that the owner's bots together made there beyond what the chips fit expects of them. */
  readonly excess: number;
  /** Standard error of the excess; null with fewer than two boards. */
  readonly se: number | null;
  /** excess/SE, 0 where there is no error to measure it by; p is the chance of a z at least as large. */
  readonly z: number;
  readonly p: number;
}

/** Keeps only tables where no two different bots have the same owner. */
export function withoutSameOwner(pool: readonly PoolBot[]): TableFilter {
  return (bots) => ownersAt(pool, [...new Set(bots)]).size === 0;
}

/**
 * Reports each owner whose bots met at a table, by name. Give `blocks` with all tables; the strengths may come from a fit that
 * left these tables out, and are then independent of what happened there.
 */
export function sameOwnerReport(pool: readonly PoolBot[], blocks: Blocks, strengths: Float64Array): SameOwnerReport[] {
  const everyone = pool.map((_, bot) => bot);
  if (ownersAt(pool, everyone).size === 0) return [];
  const meetings = new Map<string, { bots: Set<number>; matches: number; excesses: number[] }>();
  const out = new Float64Array(BLOCK_BOTS);
  for (let block = 0; block < blocks.blocks; block++) {
    const first = BLOCK_BOTS * block;
    const bots = [...blocks.bot.subarray(first, first + (blocks.entries[block] as number))];
    const owners = ownersAt(pool, bots);
    if (owners.size === 0) continue;
    residuals(blocks, block, strengths, out);
    for (const [owner, entries] of owners) {
      const meeting = meetings.get(owner) ?? { bots: new Set(), matches: 0, excesses: [] };
      meetings.set(owner, meeting);
      for (const entry of entries) meeting.bots.add(bots[entry] as number);
      meeting.matches += blocks.matches[block] as number;
      meeting.excesses.push(entries.reduce((sum, entry) => sum + (out[entry] as number), 0));
    }
  }
  return [...meetings]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([owner, { bots, matches, excesses }]) => ({
      owner,
      bots: [...bots].sort((a, b) => a - b),
      boards: excesses.length,
      matches,
      ...meanAndError(excesses),
    }));
}

/** Owners with two or more of the bots, and at which indices of `bots` theirs stand. */
function ownersAt(pool: readonly PoolBot[], bots: readonly number[]): Map<string, number[]> {
  const owners = new Map<string, number[]>();
  bots.forEach((bot, entry) => {
    const owner = pool[bot]?.owner;
    if (owner !== undefined) owners.set(owner, [...(owners.get(owner) ?? []), entry]);
  });
  for (const [owner, entries] of owners) if (entries.length < 2) owners.delete(owner);
  return owners;
}

function meanAndError(values: readonly number[]): Pick<SameOwnerReport, 'excess' | 'se' | 'z' | 'p'> {
  const n = values.length;
  const excess = values.reduce((sum, value) => sum + value, 0) / n;
  if (n < 2) return { excess, se: null, z: 0, p: 0.5 };
  const variance = values.reduce((sum, value) => sum + (value - excess) ** 2, 0) / (n - 1);
  const se = Math.sqrt(variance / n);
  const z = se > 0 ? excess / se : 0;
  return { excess, se, z, p: normalCdf(-z) };
}
