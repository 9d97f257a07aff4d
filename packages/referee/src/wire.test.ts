import { decodeServerFrameStrictly } from '@bassadewitz/protocol/strict';
import type { CardSet, Four } from '@bassadewitz/rules';
import { bySeat, cardsIn, RULE_SET_NAMES, randomFrom, randomHands } from '@bassadewitz/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Question } from './index.ts';
import type { Behaviour } from './testing/test-seat.ts';
import { TestTable } from './testing/test-table.ts';

const NAMES = { request: 'Xk3f9aQz.17', match: 'Xk3f9aQz.m3' };

/** Plays by what is in the request alone, now and then a card that is not legal. */
function whim(numbers: readonly number[]): Behaviour {
  let turn = 0;
  return (question: Question) => {
    const number = numbers[turn++ % numbers.length] as number;
    if (number % 13 === 0) question.answer(number % 32);
    else question.answer(question.view.legal[number % question.view.legal.length] as number);
  };
}

const WHIMS = fc.array(fc.nat(), { minLength: 1, maxLength: 40 });

describe('texts that are written by hand', () => {
  test('are what JSON.stringify makes of the same message, and valid to the last field', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...RULE_SET_NAMES), WHIMS, (seed, ruleSet, numbers) => {
        const random = randomFrom(seed);
        const play = whim(numbers);
        const seen: [string, object][] = [];
        const behaviour = (question: Question) => {
          seen.push([question.text(NAMES), question.request(NAMES)]);
          play(question);
        };
        const behaviours = [behaviour, behaviour, behaviour, behaviour];
        const { seats } = new TestTable(behaviours, { ruleSet, hands: () => randomHands(random) }).start();
        for (const seat of seats) {
          for (const report of [...seat.deals, ...seat.matches]) seen.push([report.text('m'), report.message('m')]);
        }
        for (const [text, message] of seen) {
          expect(text).toBe(JSON.stringify(message));
          expect(decodeServerFrameStrictly(text)).toEqual({ ok: true, value: message });
        }
      }),
      { numRuns: 60 },
    );
  });

  test('have the refund of a pool that was given back', () => {
    const slam: Four<CardSet> = [0xff << 24, 0xff, 0xff << 8, 0xff << 16];
    const { seats } = new TestTable({}, { hands: () => slam }).start();
    const last = seats[2].deals[20];
    expect(last?.text('m')).toContain('"balances":[-84,252,-84,-84],"refund":[12,0,0,0],"faults":[]');
    expect(last?.text('m')).toBe(JSON.stringify(last?.message('m')));
  });
});

/** The same cards for one seat, the others' dealt anew. */
function redealOthers(hands: Four<CardSet>, keep: number, seed: string): Four<CardSet> {
  const random = randomFrom(seed);
  const others = hands.flatMap((hand, seat) => (seat === keep ? [] : cardsIn(hand)));
  for (let i = others.length - 1; i > 0; i--) {
    const j = random() % (i + 1);
    [others[i], others[j]] = [others[j] as number, others[i] as number];
  }
  return bySeat((seat) =>
    seat === keep ? hands[seat] : others.splice(0, 8).reduce((set, card) => set | (1 << card), 0),
  );
}

test('until the deal is over, no byte to a seat depends on a card that it cannot know', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.integer({ min: 0, max: 3 }), (seed, other, seat) => {
      const hands = randomHands(randomFrom(seed));
      const texts = [hands, redealOthers(hands, seat, other)].map((dealt) => {
        const heard: string[] = [];
        const behaviour = (question: Question) => {
          heard.push(question.text(NAMES));
          question.answer(question.view.legal[0] as number);
        };
        const table = new TestTable({ [seat]: behaviour }, { hands: () => dealt }).start();
        return { heard, plays: table.match.record.deals[0]?.plays.split(' ') ?? [] };
      });
      const [one, two] = texts as [(typeof texts)[0], (typeof texts)[0]];
      // As long as the open cards are the same, so is what the seat hears.
      const parted = one.plays.findIndex((card, i) => card !== two.plays[i]);
      const same = parted < 0 ? 32 : parted;
      const upTo = (heard: string[]) => heard.filter((text) => openCards(text) <= same);
      expect(upTo(two.heard)).toEqual(upTo(one.heard));
    }),
    { numRuns: 60 },
  );
});

function openCards(text: string): number {
  const { trick, tricks, deal } = JSON.parse(text);
  return deal === 0 ? tricks.length * 4 + trick.cards.length : 33;
}
