import type { Four } from '@bassadewitz/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Finish, placesOf, winningsOf } from './places.ts';

const finish = (deals: Four<number>[], ...gone: (0 | 1 | 2 | 3)[]): Finish => ({
  deals: deals.map((chips) => ({ chips })),
  ...(gone.length === 0 ? {} : { standIns: gone.map((seat) => ({ seat, deal: 0, trick: 0 })) }),
});

describe('places', () => {
  test.each<[string, Finish, number[]]>([
    ['a shared pool', finish([[3, 5, 4, 0]]), [3, 1, 2, 4]],
    ['a slam: one first, three tied', finish([[-4, -4, 12, -4]]), [2, 2, 1, 2]],
    ['a penalty: three tied, one last', finish([[4, 4, 4, -12]]), [1, 1, 1, 4]],
    [
      'a redeal counts with its first deal',
      finish([
        [-4, -4, 12, -4],
        [4, 5, 0, 3],
      ]),
      [3, 2, 1, 4],
    ],
    ['nothing paid, the pool given back', finish([[0, 0, 0, 0]]), [1, 1, 1, 1]],
    ['two tied in the middle', finish([[5, 3, 3, 1]]), [1, 2, 2, 4]],
    ['a stand-in is last, whatever it won', finish([[12, -4, -4, -4]], 0), [4, 1, 1, 1]],
    ['two stand-ins tie for last', finish([[5, 4, 3, 0]], 0, 3), [3, 1, 2, 3]],
    ['four stand-ins tie', finish([[5, 4, 3, 0]], 0, 1, 2, 3), [1, 1, 1, 1]],
  ])('%s', (_, match, places) => {
    expect(placesOf(match)).toEqual(places);
  });

  test('stakes and refunds do not count', () => {
    // Seat 0 staked twelve chips; without them it is first.
    expect(winningsOf(finish([[5, 4, 3, 0]]))).toEqual([5, 4, 3, 0]);
  });

  test('each place is one more than the number of those before it', () => {
    const chips = fc.tuple(...([0, 1, 2, 3] as const).map(() => fc.integer({ min: -12, max: 12 })));
    fc.assert(
      fc.property(fc.array(chips as unknown as fc.Arbitrary<Four<number>>, { minLength: 1, maxLength: 5 }), (deals) => {
        const places = placesOf(finish(deals));
        const won = winningsOf(finish(deals));
        for (const a of [0, 1, 2, 3] as const) {
          expect(places.filter((place) => place < places[a])).toHaveLength(places[a] - 1);
          for (const b of [0, 1, 2, 3] as const) expect(places[a] < places[b]).toBe(won[a] > won[b]);
        }
      }),
    );
  });
});
