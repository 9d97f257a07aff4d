import { bySeat, RULE_SET_NAMES } from '@bassadewitz/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Presence, Question } from './index.ts';
import { TestTable } from './testing/test-table.ts';

const PRESENCE: readonly Presence[] = ['present', 'away', 'expelled', 'present', 'present'];

/** Does any of the things that a bot can do with a question, and remembers the question to do more with it later. */
function misbehave(table: TestTable, seat: number, question: Question, number: number, old: Question[]): void {
  const legal = question.view.legal[number % question.view.legal.length] as number;
  const earlier = old[number % Math.max(1, old.length)];
  old.push(question);
  table.seats[seat as 0].presence = PRESENCE[number % PRESENCE.length] as Presence;
  switch (number % 7) {
    case 0:
      return;
    case 1:
      question.malformed('{"card":');
      return;
    case 2:
      question.answer(number % 32);
      return;
    case 3:
      question.answer(legal);
      question.answer(legal);
      return;
    case 4:
      earlier?.answer(legal);
      question.written();
      return;
    default:
      question.answer(legal);
  }
}

test('whatever bots do, the match ends within its stated time, its chips sum to zero, and no strike limit is passed', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...RULE_SET_NAMES),
      fc.array(fc.nat(), { minLength: 1, maxLength: 60 }),
      fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 1, max: 6 }),
      (ruleSet, numbers, waits, strikes) => {
        let turn = 0;
        const old: Question[] = [];
        const behaviour = (seat: number) => (question: Question) =>
          misbehave(table, seat, question, numbers[turn++ % numbers.length] as number, old);
        const table: TestTable = new TestTable([behaviour(0), behaviour(1), behaviour(2), behaviour(3)], {
          ruleSet,
          strikes,
        });
        table.start();
        for (let i = 0; table.played === undefined && i < 200; i++) {
          table.clock.advance(waits[i % waits.length] as number);
          // Someone answers something old, legal or not.
          old[i % Math.max(1, old.length)]?.answer(i % 32, 'late');
        }
        // Each of four seats runs out `strikes` times at most, by move limit and bank.
        table.clock.advance(4 * strikes * 4000);
        const { record, sidecar } = table.match;
        expect(record.chips[0] + record.chips[1] + record.chips[2] + record.chips[3]).toBe(0);
        const faults = bySeat((seat) => table.faults.filter(([one]) => one === seat).length);
        expect(Math.max(...faults)).toBeLessThanOrEqual(strikes);
        expect(record.standIns?.map(({ seat }) => seat).sort() ?? []).toEqual(
          [0, 1, 2, 3].filter((seat) => faults[seat as 0] === strikes),
        );
        expect(sidecar.faults.length).toBe(table.faults.length);
        expect(table.clock.pending).toBe(0);
      },
    ),
    { numRuns: 300 },
  );
});
