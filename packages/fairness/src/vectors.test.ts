import { readFileSync } from 'node:fs';
import { cardName, cardsIn } from '@bassadewitz/rules';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { dealHands, shuffledPack } from './cards.ts';
import { Draws, type Label } from './draws.ts';
import { orderOfPlay } from './order.ts';
import { receiptSalt } from './receipt-salt.ts';
import { relabelling } from './relabelling.ts';
import { requestSeeds } from './request-seeds.ts';
import { scheduleOf } from './schedule.ts';
import type { ScheduleConfig } from './schedule-config.ts';
import { commitmentTo, deriveKey } from './seed.ts';

/** The vectors were computed by `protocol/v1/vectors/reference.py`, which shares no code with this package. */
function vectors(name: string) {
  return JSON.parse(readFileSync(new URL(`../../../protocol/v1/vectors/${name}`, import.meta.url), 'utf8'));
}

interface Stream {
  label: Label;
  indices: number[];
}

describe('vectors of the seed', () => {
  const all = vectors('seed.json');
  const key = deriveKey(all.seed);

  test.each(all.keys as { seed: string; entropy?: string }[])('key of $seed with entropy $entropy', (vector) => {
    const { seed, entropy } = vector;
    expect({ ...vector, key: deriveKey(seed, entropy).hex(), commitment: commitmentTo(seed) }).toEqual(vector);
  });

  test.each(all.streams as (Stream & { words: number[] })[])('words of $label $indices', (vector) => {
    const draws = new Draws(key, vector.label, ...vector.indices);
    expect(vector.words.map(() => draws.word())).toEqual(vector.words);
  });

  test.each(all.draws as (Stream & { below: number; draws: number[] })[])('draws below $below', (vector) => {
    const draws = new Draws(key, vector.label, ...vector.indices);
    expect(vector.draws.map(() => draws.below(vector.below))).toEqual(vector.draws);
  });

  test.each(all.cards as { board: number; deal: number }[])('cards of board $board, deal $deal', (vector) => {
    const { board, deal } = vector;
    const pack = shuffledPack(key, board, deal).map(cardName).join(' ');
    const hands = dealHands(key, board, deal).map((hand) => cardsIn(hand).map(cardName).join(' '));
    expect({ board, deal, pack, hands }).toEqual(vector);
  });

  test.each(all.requests as { board: number; deal: number; trick: number }[])(
    'request seeds of board $board, deal $deal, trick $trick',
    (vector) => {
      const { board, deal, trick } = vector;
      expect({ board, deal, trick, seeds: requestSeeds(key, board, deal, trick) }).toEqual(vector);
    },
  );

  test.each(all.salts as { match: number; salt: string }[])('salt of match $match', ({ match, salt }) => {
    expect(receiptSalt(key, match)).toBe(salt);
  });

  test.each(all.relabellings as { round: number; n: number; bots: number[] }[])(
    'relabelling of $n bots in round $round',
    ({ round, n, bots }) => {
      expect(relabelling(key, round, n)).toEqual(bots);
    },
  );

  test.each(all.orders as { round: number; boards: number; replayed: boolean; order: []; permutations: [] }[])(
    'order of $boards boards in round $round, replayed: $replayed',
    ({ round, boards, replayed, order, permutations }) => {
      const drawn = orderOfPlay(key, round, boards, replayed);
      expect([[...drawn.boards], [...drawn.replays]]).toEqual([order, permutations]);
    },
  );
});

describe('vectors of schedules', () => {
  const all = vectors('schedule.json');
  const cases = all.schedules as { config: ScheduleConfig; matches: number; sha256: string; first: number[][] }[];

  test.each(cases)('$config', ({ config, ...expected }) => {
    const schedule = scheduleOf(deriveKey(all.seed), config);
    const jobs: number[][] = [];
    for (let round = 0; round < config.rounds; round++) {
      for (const { match, table, board, replay, bots } of schedule.round(round)) {
        jobs.push([match, round, table, board, replay, ...bots]);
      }
    }
    const lines = jobs.map((job) => `${job.join(' ')}\n`).join('');
    const digest = bytesToHex(sha256(utf8ToBytes(lines)));
    expect({ matches: jobs.length, sha256: digest, first: jobs.slice(0, 6) }).toEqual(expected);
  });
});
