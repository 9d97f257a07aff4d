import { deriveKey, receiptSalt } from '@bassadewitz/fairness';
import { hashOf } from '@bassadewitz/ledger';
import type { CardSet, Four } from '@bassadewitz/rules';
import { bySeat, RULE_SET_NAMES, Series, setOf } from '@bassadewitz/rules';
import { describe, expect, test } from 'vitest';
import type { Question } from './index.ts';
import { first } from './testing/test-seat.ts';
import { TestTable } from './testing/test-table.ts';

describe('a match that goes well', () => {
  test.each(RULE_SET_NAMES)('is played to its end in %s, and its chips sum to zero', (ruleSet) => {
    const { match, seats } = new TestTable({}, { ruleSet }).start();
    const { record, sidecar } = match;
    expect(record.deals.length).toBe(ruleSet === 'swedish' ? 4 : 1);
    expect(record.chips[0] + record.chips[1] + record.chips[2] + record.chips[3]).toBe(0);
    expect(record.deals.flatMap((deal) => deal.faults)).toEqual([]);
    expect(sidecar.faults).toEqual([]);
    expect(seats.map((seat) => seat.deals.length)).toEqual(seats.map(() => record.deals.length));
    expect(seats.map((seat) => seat.matches.length)).toEqual([1, 1, 1, 1]);
  });

  test('carries the job into its record', () => {
    const { record, sidecar } = new TestTable().start().match;
    expect(record).toMatchObject({ match: 5, round: 0, table: 0, board: 3, replay: 1, bots: [7, 2, 9, 4] });
    expect(record.salt).toBe(receiptSalt(deriveKey('a table for tests'), 5));
    expect(record).not.toHaveProperty('standIns');
    expect(sidecar.match).toBe(5);
  });

  test('asks nothing where one card is legal, and measures every answer', () => {
    const { match, seats } = new TestTable().start();
    const questions = seats.flatMap((seat) => seat.questions);
    expect(questions.every((question) => question.view.legal.length > 1)).toBe(true);
    expect(questions.length).toBeLessThan(32);
    expect(match.sidecar.thinking.length).toBe(questions.length);
  });

  test('hands every bot the hash of the record as a receipt', () => {
    const { match, seats } = new TestTable().start();
    expect(seats.map((seat) => seat.matches[0]?.message('m').receipt)).toEqual(bySeat(() => hashOf(match.record)));
  });

  test('is the same play by play when bots answer later', () => {
    const atOnce = new TestTable().start().match.record;
    const late = new TestTable({ 0: () => {}, 1: () => {}, 2: () => {}, 3: () => {} }).start();
    while (late.played === undefined) {
      late.clock.advance(10);
      const open = late.seats.flatMap((seat) => seat.questions).find((question) => question.open);
      open?.answer(open.view.legal[0] as number);
    }
    expect(late.match.record).toEqual(atOnce);
    expect(late.match.sidecar.thinking.every(({ thinkMs }) => thinkMs === 10)).toBe(true);
    expect(late.clock.pending).toBe(0);
  });
});

/** Hands in which the seat to the left of the dealer takes every trick: the pool is carried for ever. */
const SLAM: Four<CardSet> = [0, 1, 2, 3].map((seat) => setOf(suit(seat))) as unknown as Four<CardSet>;
function suit(seat: number): number[] {
  return Array.from({ length: 8 }, (_, rank) => ((seat + 3) % 4) * 8 + rank);
}

test('bots that answer at once do not grow the stack', () => {
  const depths = new Set<number>();
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = Number.POSITIVE_INFINITY;
  const behaviour = (question: Question) => {
    depths.add(new Error().stack?.split('\n').length ?? 0);
    first(question);
  };
  new TestTable([behaviour, behaviour, behaviour, behaviour], { ruleSet: 'swedish' }).start();
  Error.stackTraceLimit = limit;
  expect(depths.size).toBe(1);
});

test('a pool that is never settled ends with its 21st deal', () => {
  const { match } = new TestTable({}, { hands: () => SLAM }).start();
  expect(match.record.deals.length).toBe(21);
  expect(match.record.deals.map((deal) => deal.outcome)).toEqual(Array.from({ length: 21 }, () => 'slam'));
  expect(match.record.deals[20]?.refund).toEqual([12, 0, 0, 0]);
  expect(match.record.chips).toEqual([-84, 252, -84, -84]);
});

test('the record replays by the rules', () => {
  const { record } = new TestTable({}, { ruleSet: 'swedish' }).start().match;
  const series = Series.start('swedish');
  for (const deal of record.deals) {
    expect(series.dealer).toBe(deal.dealer);
    const begun = series.begin(bySeat((seat) => setOf(deal.hands[seat].split(' ').map(cardOf))));
    if (!begun.ok) throw new Error(begun.error.message);
    for (const name of deal.plays.split(' ')) expect(begun.value.play(begun.value.turn, cardOf(name)).ok).toBe(true);
    expect(series.finish()).toMatchObject({ chips: deal.chips, balances: deal.balances, outcome: deal.outcome });
  }
  expect(series.balances).toEqual(record.chips);
});

function cardOf(name: string): number {
  return 'CSHD'.indexOf(name.charAt(1)) * 8 + '789TJQKA'.indexOf(name.charAt(0));
}

describe('a match that cannot go on', () => {
  test('breaks with the reason when hands cannot be dealt', () => {
    const table = new TestTable({}, { hands: () => [0, 0, 0, 0] }).start();
    expect(table.played).toBeUndefined();
    expect(String(table.broken)).toBe('Error: deal 0 of match 5: seat 0 is dealt 0 cards (); each seat has eight');
  });

  test('breaks by itself when a seat throws, wherever that is', () => {
    const asked = new TestTable({
      2: () => {
        throw new Error('no seat');
      },
    }).start();
    expect(String(asked.broken)).toBe('Error: no seat');
    const told = new TestTable({ 1: () => {} });
    told.seats[1].failed = () => {
      throw new Error('deaf');
    };
    told.start().clock.advance(4000);
    expect(String(told.broken)).toBe('Error: deaf');
    expect(told.clock.pending).toBe(0);
  });

  test('is given up without a word, and leaves no alarm behind', () => {
    const table = new TestTable({ 1: () => {} }).start();
    table.table.abandon();
    const question = table.seats[1].last;
    expect(question.answer(question.view.legal[0] as number)).toBe('closed');
    table.clock.advance(100_000);
    expect([table.played, table.broken, table.clock.pending]).toEqual([undefined, undefined, 0]);
  });

  test.each([
    [{ moveMs: 0 }, 'moveMs is a time in ms, 1 or more, not 0'],
    [{ moveMs: 100, bankMs: -1 }, 'bankMs is a time in ms, 0 or more, not -1'],
    [{ moveMs: 100, paceMs: Number.NaN }, 'paceMs is a time in ms, 0 or more, not NaN'],
  ])('is not begun with a time control of %j', (time, message) => {
    expect(() => new TestTable({}, { time })).toThrow(message);
  });

  test('is not begun with a strike limit of 0', () => {
    expect(() => new TestTable({}, { strikes: 0 })).toThrow('strikes is a whole number from 1, not 0');
  });
});
