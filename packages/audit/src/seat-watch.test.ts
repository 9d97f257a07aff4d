import { cardsIn, parseCard, parseCards, setOf } from '@bassadewitz/rules';
import { describe, expect, it } from 'vitest';
import { SeatWatch, type SeenPlay } from './seat-watch.ts';

function seen(card: string, legal: string, seat: 0 | 1 | 2 | 3 = 1, trick = 2, deal = 0): SeenPlay {
  const parsed = parseCard(card);
  const cards = parseCards(legal);
  if (!parsed.ok || !cards.ok) throw new Error('no cards');
  return { card: parsed.value, legal: setOf(cards.value), seat, trick, deal };
}
const timeout = (seat: 0 | 1 | 2 | 3 = 1, trick = 2) => ({ seat, trick, kind: 'timeout' }) as const;
const noShow = (trick = 0) => ({ seat: 1, trick, kind: 'no-show' }) as const;

describe('a watch over seats', () => {
  it('lets a bot play what it likes', () => {
    expect(new SeatWatch(3).play(seen('AC', '7C AC'), undefined)).toBeUndefined();
  });

  it('wants the fallback card on a fault: the lowest rank, then C S H D', () => {
    const watch = new SeatWatch(3);
    expect(watch.play(seen('7S', '8C 7S 7D'), timeout())).toBeUndefined();
    expect(watch.play(seen('7D', '8C 7S 7D', 1, 3), timeout(1, 3))).toEqual({
      check: 'faults',
      deal: 0,
      trick: 3,
      message: 'seat 1 played 7D; where a fault stands, it is the fallback card 7S',
    });
  });

  it('wants no fault where only one card was legal', () => {
    expect(new SeatWatch(3).play(seen('7S', '7S'), timeout())?.message).toBe(
      'seat 1 has a fault (timeout), but only one card was legal, so that it was not asked',
    );
  });

  it('wants the stand-in from the card after the last strike on, and the fallback card from it', () => {
    const watch = new SeatWatch(2);
    watch.play(seen('7C', '7C 8C', 1, 0), timeout(1, 0));
    expect(watch.play(seen('AC', 'AC KC', 1, 1), undefined)).toBeUndefined();
    expect(watch.standsIn).toBe(false);
    watch.play(seen('7S', '7S 8S', 1, 2), timeout(1, 2));
    expect(watch.standsIn).toBe(true);
    expect(watch.play(seen('8S', '8S', 1, 3), undefined)).toBeUndefined();
    expect(watch.play(seen('AH', '9H AH', 1, 4), undefined)?.message).toBe(
      'seat 1 played AH; where a stand-in plays, it is the fallback card 9H',
    );
    expect(watch.play(seen('AH', '9H AH', 2, 4), undefined)).toBeUndefined();
    expect(watch.end([{ seat: 1, deal: 0, trick: 3 }])).toBeUndefined();
    expect(watch.end()?.message).toBe(
      'the stand-in at position 0 is none; from the faults and the strike limit follows one for seat 1 from deal 0, trick 3 on',
    );
    expect(watch.end([{ seat: 1, deal: 0, trick: 2 }])?.check).toBe('stand-ins');
  });

  it('wants no fault of a seat that a stand-in plays', () => {
    const watch = new SeatWatch(1);
    watch.play(seen('7C', '7C 8C', 1, 0), timeout(1, 0));
    expect(watch.play(seen('7S', '7S 8S', 1, 1), timeout(1, 1))?.message).toBe(
      'seat 1 has a fault (timeout), but a stand-in plays it',
    );
  });

  it('takes no strikes together between seats, and has no limit where the head has none', () => {
    const watch = new SeatWatch(undefined);
    for (let trick = 0; trick < 7; trick++) {
      for (const seat of [0, 1, 2, 3] as const) watch.play(seen('7C', '7C 8C', seat, trick), timeout(seat, trick));
    }
    expect(watch.standsIn).toBe(false);
    const limited = new SeatWatch(2);
    limited.play(seen('7C', '7C 8C', 1, 0), timeout(1, 0));
    limited.play(seen('7C', '7C 8C', 2, 0), timeout(2, 0));
    expect(limited.standsIn).toBe(false);
  });

  it('lets a bot be missing from its first card on, forced or not, and from nowhere else', () => {
    const watch = new SeatWatch(3);
    expect(watch.play(seen('7S', '7S', 1, 0), noShow())).toBeUndefined();
    expect(watch.end([{ seat: 1, deal: 0, trick: 0 }])).toBeUndefined();
    for (const [trick, deal] of [
      [1, 0],
      [0, 1],
    ] as const) {
      expect(new SeatWatch(3).play(seen('7S', '7S 8S', 1, trick, deal), noShow(trick))?.message).toBe(
        'seat 1 did not come; that shows at its first card of the match',
      );
    }
    expect(cardsIn(seen('7S', '7S 8S').legal)).toEqual([8, 9]);
  });
});
