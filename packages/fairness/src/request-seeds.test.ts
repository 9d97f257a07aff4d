import { describe, expect, test } from 'vitest';
import { requestSeed, requestSeeds } from './request-seeds.ts';
import { deriveKey } from './seed.ts';

const key = deriveKey('0'.repeat(64));

describe('request seeds', () => {
  test('are 16 hexadecimal digits, one for each seat', () => {
    expect(requestSeeds(key, 0, 0, 0)).toEqual([
      'eab26346b915833a',
      '2f096058ede594e9',
      '64a5fb02a089f8de',
      '3c70af294927b937',
    ]);
    expect(requestSeed(key, 0, 0, 0, 2)).toBe('64a5fb02a089f8de');
  });

  test('differ by board, deal, trick and seat', () => {
    const seen = new Set<string>();
    for (let board = 0; board < 5; board++) {
      for (let deal = 0; deal < 5; deal++) {
        for (let trick = 0; trick < 8; trick++)
          for (const seed of requestSeeds(key, board, deal, trick)) seen.add(seed);
      }
    }
    expect(seen.size).toBe(800);
  });
});
