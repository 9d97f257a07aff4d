import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { exactDesign, exactTables } from './design.ts';
import { FAMILIES } from './generated/families.ts';

function bump(counts: Uint16Array, at: number): void {
  counts[at] = (counts[at] as number) + 1;
}

/** How often two numbers meet at least and at most, how often one plays, and whether each table is ascending. */
function counted(bots: number, tables: Uint16Array) {
  const met = new Uint16Array(bots * bots);
  const played = new Uint16Array(bots);
  let ascending = true;
  for (let at = 0; at < tables.length; at += 4) {
    for (let i = at; i < at + 4; i++) {
      const a = tables[i] as number;
      bump(played, a);
      if (i > at && a <= (tables[i - 1] as number)) ascending = false;
      for (let j = i + 1; j < at + 4; j++) bump(met, a * bots + (tables[j] as number));
    }
  }
  const pairs: number[] = [];
  for (let a = 0; a < bots; a++) for (let b = a + 1; b < bots; b++) pairs.push(met[a * bots + b] as number);
  return { pairs: [Math.min(...pairs), Math.max(...pairs)], played: new Set(played).size, ascending };
}

/** The least λ for which such a design can exist, by N modulo 12. */
const LEAST_LAMBDA = [3, 1, 6, 6, 1, 3, 6, 2, 3, 3, 2, 6];

describe('exact designs', () => {
  test('for every number of bots from 4 to 256 each pair meets λ times, with the least λ there can be', () => {
    for (let bots = 4; bots <= 256; bots++) {
      const lambda = LEAST_LAMBDA[bots % 12] as number;
      const tables = exactDesign(bots);
      expect({ bots, ...counted(bots, tables) }).toEqual({ bots, pairs: [lambda, lambda], played: 1, ascending: true });
      expect(tables.length / 4).toBe((lambda * bots * (bots - 1)) / 12);
      expect(exactTables(bots)).toBe(tables.length / 4);
    }
  });

  test.each([
    [4, 1],
    [5, 5],
    [8, 14],
    [13, 13],
    [16, 20],
    [25, 50],
    [28, 63],
    [50, 1225],
    [64, 336],
    [100, 825],
    [200, 9950],
    [256, 5440],
  ])('%d bots have %d tables', (bots, tables) => {
    expect(exactDesign(bots).length / 4).toBe(tables);
  });

  test('four bots are one table', () => {
    expect([...exactDesign(4)]).toEqual([0, 1, 2, 3]);
  });

  test.each([0, 3, 257, 4.5])('there is none for %d bots', (bots) => {
    expect(() => exactDesign(bots)).toThrow(RangeError);
    expect(() => exactTables(bots)).toThrow(RangeError);
  });

  test('the module is what the protocol has', () => {
    const source = new URL('../../../protocol/v1/vectors/families.json', import.meta.url);
    const families = JSON.parse(readFileSync(source, 'utf8'));
    const inModule = Object.fromEntries(Object.entries(FAMILIES).map(([bots, text]) => [bots, JSON.parse(text)]));
    expect(inModule).toEqual(families);
  });
});
