import { describe, expect, test } from 'vitest';
import { developed, meetings, periodOf } from './cyclic.ts';
import { searchOrbits } from './orbit-search.ts';

describe('orbits', () => {
  test('a block is developed by adding one after another', () => {
    expect(developed(7, [[0, 1, 3]])).toEqual([
      [0, 1, 3],
      [1, 2, 4],
      [2, 3, 5],
      [3, 4, 6],
      [0, 4, 5],
      [1, 5, 6],
      [0, 2, 6],
    ]);
  });

  test('a symmetric block is developed until it returns', () => {
    expect(developed(6, [[0, 2, 4]])).toEqual([
      [0, 2, 4],
      [1, 3, 5],
    ]);
    expect([periodOf(6, [0, 2, 4]), periodOf(8, [0, 1, 4, 5]), periodOf(9, [0, 1, 2])]).toEqual([2, 4, 9]);
  });

  test('meetings are those that a count of the tables gives', () => {
    const designs: [number, number[][]][] = [
      [7, [[0, 1, 3]]],
      [6, [[0, 2, 4]]],
      [
        8,
        [
          [0, 1, 4, 5],
          [0, 1, 2, 3],
        ],
      ],
      [10, [[0, 5, 1]]],
    ];
    for (const [points, blocks] of designs) {
      const counts = new Map<string, number>();
      for (let a = 0; a < points; a++) for (let b = a + 1; b < points; b++) counts.set(`${a} ${b}`, 0);
      for (const table of developed(points, blocks)) {
        for (const a of table)
          for (const b of table) if (a < b) counts.set(`${a} ${b}`, (counts.get(`${a} ${b}`) ?? 0) + 1);
      }
      const numbers = [...counts.values()];
      expect(meetings(points, blocks)).toEqual({ least: Math.min(...numbers), most: Math.max(...numbers) });
    }
  });
});

describe('the search for orbits', () => {
  test.each([
    [50, 4, 5],
    [50, 4, 6],
    [300, 4, 8],
    [300, 4, 30],
    [1000, 4, 8],
    [4096, 4, 8],
    [19, 3, 3],
    [199, 3, 8],
    [5, 4, 1],
  ])('finds blocks for %d numbers, %d in a block, %d orbits, pairs within one', (points, size, orbits) => {
    const blocks = searchOrbits({ points, size, orbits, steps: 100_000 }) ?? [];
    expect(blocks).toHaveLength(orbits);
    expect(developed(points, blocks)).toHaveLength(orbits * points);
    for (const block of blocks) expect(new Set(block).size).toBe(size);
    const { least, most } = meetings(points, blocks);
    expect(most - least).toBeLessThanOrEqual(1);
  });

  test('finds the same blocks every time', () => {
    expect(searchOrbits({ points: 50, size: 4, orbits: 5, steps: 100_000 })).toEqual([
      [0, 20, 25, 31],
      [0, 8, 13, 40],
      [0, 15, 17, 39],
      [0, 14, 41, 43],
      [0, 3, 4, 38],
    ]);
  });

  test('gives up after the steps that it was allowed', () => {
    // Twelve numbers in triples: two orbits would need a distance of half a turn that occurs an odd number of times.
    expect(searchOrbits({ points: 12, size: 3, orbits: 2, steps: 5_000 })).toBeUndefined();
  });
});
