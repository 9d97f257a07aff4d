import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dealHands, shuffledPack } from './cards.ts';
import { deriveKey } from './seed.ts';

function bump(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] as number) + 1;
}

const key = deriveKey('cards of this test');
const boards = fc.nat(2 ** 32 - 1);
const deals = fc.nat(20);

describe('dealt hands', () => {
  test('every card is dealt once, eight to each seat', () => {
    fc.assert(
      fc.property(boards, deals, (board, deal) => {
        const hands = dealHands(key, board, deal);
        expect(hands.reduce((all, hand) => all | hand, 0)).toBe(-1);
        for (const hand of hands) expect((hand >>> 0).toString(2).replaceAll('0', '')).toBe('11111111');
      }),
    );
  });

  test('seat s holds cards 8s to 8s + 7 of the shuffled pack', () => {
    fc.assert(
      fc.property(boards, deals, fc.constantFrom(0, 1, 2, 3), (board, deal, seat) => {
        const pack = shuffledPack(key, board, deal);
        for (const card of pack.slice(8 * seat, 8 * seat + 8)) {
          expect((dealHands(key, board, deal)[seat as 0] >>> card) & 1).toBe(1);
        }
      }),
    );
  });

  test('the same board and deal give the same cards, and any other give others', () => {
    fc.assert(
      fc.property(boards, deals, (board, deal) => {
        const hands = dealHands(key, board, deal).join();
        expect(dealHands(deriveKey('cards of this test'), board, deal).join()).toBe(hands);
        expect(dealHands(key, board, deal + 1).join()).not.toBe(hands);
        expect(dealHands(key, board === 0 ? 1 : board - 1, deal).join()).not.toBe(hands);
        expect(dealHands(deriveKey('another seed'), board, deal).join()).not.toBe(hands);
      }),
    );
  });

  test('each card is equally often at each place of the pack', () => {
    const count = 32_000;
    const at = new Uint32Array(32 * 32);
    for (let board = 0; board < count; board++) {
      for (const [place, card] of shuffledPack(key, board, 0).entries()) bump(at, 32 * card + place);
    }
    const expected = count / 32;
    const chiSquare = at.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
    // Rows and columns are fixed sums: 31 × 31 = 961 degrees of freedom, scaled by 32/31 (each pack is a permutation).
    // The 99.9 % point of χ² with 961 degrees of freedom is 1101; the 0.1 % point is 831.
    const scaled = (chiSquare * 31) / 32;
    expect(scaled).toBeLessThan(1101);
    expect(scaled).toBeGreaterThan(831);
  });

  test('each two cards are equally often in one hand', () => {
    const count = 16_000;
    const together = new Uint32Array(32 * 32);
    for (let board = 0; board < count; board++) {
      const pack = shuffledPack(key, board, 1);
      for (let i = 0; i < 32; i++) {
        for (let j = i + 1; j < 8 * ((i >> 3) + 1); j++) {
          const [a, b] = [pack[i] as number, pack[j] as number].sort((x, y) => x - y) as [number, number];
          bump(together, 32 * a + b);
        }
      }
    }
    // Seven of the 31 other cards share a hand: mean 16,000 × 7/31 = 3613, standard deviation 52.9.
    const counts = [...together].filter((seen) => seen > 0);
    expect(counts).toHaveLength(496);
    expect(Math.min(...counts)).toBeGreaterThan(3613 - 4.5 * 52.9);
    expect(Math.max(...counts)).toBeLessThan(3613 + 4.5 * 52.9);
  });
});
