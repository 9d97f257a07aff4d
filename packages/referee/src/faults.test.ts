import { describe, expect, test } from 'vitest';
import type { Question } from './index.ts';
import { silent } from './testing/test-seat.ts';
import { TestTable } from './testing/test-table.ts';

function illegal(question: Question): number {
  return Array.from({ length: 32 }, (_, card) => card).find((card) => !question.view.legal.includes(card)) as number;
}

describe('a bot that does not answer', () => {
  test('has its move limit and its bank, then the fallback card is played for it', () => {
    const table = new TestTable({ 1: silent }).start();
    const question = table.seats[1].last;
    table.clock.advance(3999);
    expect([question.open, table.seats[1].faults]).toEqual([true, []]);
    table.clock.advance(1);
    expect([question.open, table.seats[1].faults.length]).toEqual([false, 1]);
    expect(table.seats[1].faults[0]?.[0]).toBe('timeout');
  });

  test('has an empty bank from then on, and only the move limit', () => {
    const table = new TestTable({ 1: silent }, { strikes: 9 }).start();
    table.clock.advance(4000);
    const question = table.seats[1].last;
    expect(question.request({ request: 'q', match: 'm' })).toMatchObject({ moveMs: 1000, bankMs: 0 });
    table.clock.advance(1000);
    expect(question.open).toBe(false);
  });

  test.each([
    ['present', 'timeout'],
    ['away', 'disconnect'],
    ['expelled', 'flood'],
  ] as const)('is recorded by where it was when its time ran out: %s is %s', (presence, kind) => {
    const table = new TestTable({ 1: silent }, { strikes: 1 }).start();
    table.seats[1].presence = presence;
    table.clock.advance(4000);
    expect(table.faults).toEqual([[1, 0, kind]]);
    expect(table.match.sidecar.faults).toMatchObject([{ seat: 1, trick: 0, deal: 0, kind, thinkMs: 4000 }]);
    expect(table.match.sidecar.faults[0]?.request?.legal.length).toBeGreaterThan(1);
    expect(table.match.sidecar.faults[0]).not.toHaveProperty('frame');
  });

  test('is away, comes back in time, and has no fault', () => {
    const table = new TestTable({ 1: silent }).start();
    table.seats[1].presence = 'away';
    table.clock.advance(2500);
    table.seats[1].presence = 'present';
    const question = table.seats[1].last;
    expect(question.left).toEqual({ moveMs: 0, bankMs: 1500 });
    expect(question.request({ request: 'q', match: 'm' }, question.left)).toMatchObject({ moveMs: 0, bankMs: 1500 });
    expect(question.request({ request: 'q', match: 'm' })).toMatchObject({ moveMs: 1000, bankMs: 3000 });
    expect(question.answer(question.view.legal[0] as number)).toBe('played');
    expect(table.seats[1].faults).toEqual([]);
  });
});

describe('an answer', () => {
  test('within the move limit leaves the bank alone; one beyond it takes the rest from it', () => {
    const table = new TestTable({ 1: silent }).start();
    const answerAfter = (ms: number) => {
      const question = table.seats[1].last;
      table.clock.advance(ms);
      question.answer(question.view.legal[0] as number);
      return table.seats[1].last.request({ request: 'q', match: 'm' }).bankMs;
    };
    expect([answerAfter(1000), answerAfter(1400), answerAfter(900)]).toEqual([3000, 2600, 2600]);
  });

  test('is timed from the moment that its request was written', () => {
    const table = new TestTable({ 1: silent }).start();
    const question = table.seats[1].last;
    table.clock.advance(3000);
    question.written();
    table.clock.advance(3000);
    expect(question.answer(question.view.legal[0] as number)).toBe('played');
  });

  test('has the least round trip on top, up to the cap', () => {
    const table = new TestTable({ 1: silent }, { time: { moveMs: 1000, bankMs: 0, networkCapMs: 150 } });
    table.seats[1].networkMs = 400.4;
    table.start();
    const question = table.seats[1].last;
    expect(question.request({ request: 'q', match: 'm' })).toMatchObject({ networkMs: 150, moveMs: 1000 });
    table.clock.advance(1149);
    expect(question.open).toBe(true);
    table.clock.advance(6);
    expect(question.open).toBe(false);
  });

  test('that is late, legal or not, is late even where the alarm has not rung yet', () => {
    for (const choose of [(question: Question) => question.view.legal[0] as number, illegal]) {
      const table = new TestTable({ 1: silent }, { time: { moveMs: 997, bankMs: 0 }, strikes: 1 }).start();
      const question = table.seats[1].last;
      table.clock.advance(998);
      expect(question.open).toBe(true);
      expect(question.answer(choose(question), 'a frame')).toBe('late');
      expect(table.seats[1].faults[0]?.[0]).toBe('timeout');
      expect(table.match.sidecar.faults[0]).toMatchObject({ kind: 'timeout', frame: 'a frame', frameLength: 7 });
    }
  });

  test('to a question that is closed changes nothing', () => {
    const table = new TestTable({ 1: silent }).start();
    const question = table.seats[1].last;
    expect(question.answer(question.view.legal[0] as number)).toBe('played');
    expect(question.answer(question.view.legal[1] as number)).toBe('closed');
    expect(question.malformed('x')).toBe('closed');
    expect(table.seats[1].faults).toEqual([]);
  });

  test('that is illegal is not asked for again: the fallback card is played at once', () => {
    const table = new TestTable({ 1: silent }).start();
    const question = table.seats[1].last;
    expect(question.answer(illegal(question), '{"card":"?"}')).toBe('illegal');
    expect(table.seats[1].faults.map(([kind]) => kind)).toEqual(['illegal']);
    expect(table.seats[1].last).not.toBe(question);
  });

  test('that is no play is malformed; the bytes are kept, shortened', () => {
    const table = new TestTable({ 1: silent }, { strikes: 1 }).start();
    expect(table.seats[1].last.malformed('x'.repeat(5000))).toBe('malformed');
    const [fault] = table.match.sidecar.faults;
    expect(fault).toMatchObject({ kind: 'malformed', frame: 'x'.repeat(512), frameLength: 5000 });
    expect(table.faults).toEqual([[1, 0, 'malformed']]);
  });
});

describe('strikes', () => {
  test('at the limit a stand-in plays the seat to the end of the match, and the seat is last', () => {
    const table = new TestTable(
      { 1: (question) => void question.answer(illegal(question)) },
      { ruleSet: 'swedish' },
    ).start();
    expect(table.faults.map(([seat, , kind]) => [seat, kind])).toEqual([
      [1, 'illegal'],
      [1, 'illegal'],
      [1, 'illegal'],
    ]);
    expect(table.seats[1].questions.length).toBe(3);
    expect(table.seats[1].stoodInAfter).toBe(3);
    expect(table.match.record.standIns).toEqual([{ seat: 1, deal: 0, trick: 3 }]);
    expect(table.seats[1].matches[0]?.message('m')).toMatchObject({ standIn: true });
    expect(table.seats[1].matches[0]?.message('m').places[1]).toBe(4);
    expect(table.seats[0].matches[0]?.message('m')).not.toHaveProperty('standIn');
  });

  test('a limit of five is not reached by four faults', () => {
    let wrong = 0;
    const sometimes = (question: Question) => {
      wrong += 1;
      question.answer(wrong <= 4 ? illegal(question) : (question.view.legal[0] as number));
    };
    const table = new TestTable({ 1: sometimes }, { strikes: 5, ruleSet: 'swedish' }).start();
    expect(table.faults.length).toBe(4);
    expect(table.match.record).not.toHaveProperty('standIns');
  });

  test('a bot that never came is a no-show once, and is stood in for from its first card', () => {
    const table = new TestTable();
    table.seats[2].presence = 'absent';
    table.start();
    expect(table.faults).toEqual([[2, 0, 'no-show']]);
    expect(table.match.record.standIns).toEqual([{ seat: 2, deal: 0, trick: 0 }]);
    expect(table.seats[2].questions).toEqual([]);
    expect(table.match.sidecar.faults).toEqual([
      { deal: 0, trick: 0, seat: 2, kind: 'no-show', played: expect.any(String) },
    ]);
  });

  test('each seat is told its own faults and no one else’s', () => {
    const table = new TestTable({ 1: silent }, { strikes: 1 }).start();
    table.clock.advance(4000);
    const told = table.seats.map((seat) => seat.deals[0]?.message('m').faults);
    expect(told).toEqual([[], [{ trick: 0, kind: 'timeout', card: table.seats[1].faults[0]?.[1] }], [], []]);
  });
});

describe('the referee’s own lag', () => {
  test('an answer that may have waited to be read is in time', () => {
    const table = new TestTable({ 1: silent }, { time: { moveMs: 1000, bankMs: 0 } }).start();
    const question = table.seats[1].last;
    table.clock.advance(900);
    table.clock.block(500);
    expect(question.answer(question.view.legal[0] as number)).toBe('played');
  });

  test('a bot whose time ran out meanwhile gets it again, and the incident is noted', () => {
    const table = new TestTable({ 1: silent }, { time: { moveMs: 1000, bankMs: 0 }, strikes: 1 }).start();
    const question = table.seats[1].last;
    table.clock.advance(900);
    table.clock.block(500);
    table.clock.unblock();
    expect(question.open).toBe(true);
    table.clock.advance(99);
    expect(question.open).toBe(true);
    table.clock.advance(10);
    expect(question.open).toBe(false);
    expect(table.match.sidecar.incidents).toEqual([{ deal: 0, trick: 0, seat: 1, lagMs: 500 }]);
  });

  test('a referee that is never in time still ends the match', () => {
    const table = new TestTable({ 1: silent }, { time: { moveMs: 1000, bankMs: 0 }, strikes: 1 }).start();
    for (let i = 0; i < 5; i++) {
      table.clock.block(2000);
      table.clock.unblock();
    }
    expect(table.match.sidecar.incidents.length).toBe(3);
  });
});

describe('the pace', () => {
  test('gives every card its least time, forced or not', () => {
    const table = new TestTable({}, { time: { moveMs: 1000, paceMs: 50 } }).start();
    table.clock.advance(31 * 50 - 1);
    expect(table.played).toBeUndefined();
    table.clock.advance(1);
    expect(table.match.record.deals.length).toBe(1);
    expect(table.clock.pending).toBe(0);
  });
});
