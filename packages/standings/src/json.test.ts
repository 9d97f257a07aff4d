import type { Decision } from '@bassadewitz/ledger';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { StandingsBuilder } from './standings.ts';
import { byNumber, FOUR, headOf, lucky, playedBy } from './testing/records.ts';

const decisions = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constantFrom('withdraw', 'disqualify', 'bench'),
      bot: fc.nat(3),
      before: fc.constant(4),
      reason: fc.string(),
    }),
    fc.record({ kind: fc.constant('void'), board: fc.nat(4), before: fc.constant(4), reason: fc.string() }),
  ),
  { maxLength: 4 },
) as fc.Arbitrary<Decision[]>;

test('the tables survive the way through JSON to the last bit, from no match on', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(4, 5, 6),
      fc.constantFrom(1, 4),
      fc.nat(60),
      fc.string(),
      fc.boolean(),
      decisions,
      (bots, replays, count, seed, alike, decided) => {
        const schedule = { ...FOUR, bots, replays: replays as 1 | 4, rounds: 3 };
        const builder = new StandingsBuilder(
          headOf(schedule, { 0: { owner: 'Ada' }, 1: { owner: 'Ada', house: true } }),
          decided,
        );
        const strength = alike ? () => 0 : lucky(seed, byNumber);
        for (const record of playedBy(schedule, strength).slice(0, count)) builder.add(record);
        const tables = builder.tables();
        expect(JSON.parse(JSON.stringify(tables))).toStrictEqual(tables);
      },
    ),
    { numRuns: 60 },
  );
});

test('tables that were made do not move with later matches', () => {
  const schedule = { ...FOUR, rounds: 2 };
  const builder = new StandingsBuilder(headOf(schedule));
  const records = playedBy(schedule, lucky('later', byNumber));
  for (const record of records.slice(0, 4)) builder.add(record);
  const before = builder.tables();
  const text = JSON.stringify(before);
  for (const record of records.slice(4)) builder.add(record);
  expect(JSON.stringify(before)).toBe(text);
  expect(JSON.stringify(builder.tables())).not.toBe(text);
});
