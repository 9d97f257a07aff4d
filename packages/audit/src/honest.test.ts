import { planSchedule } from '@bassadewitz/fairness';
import type { Decision } from '@bassadewitz/ledger';
import { RULE_SET_NAMES } from '@bassadewitz/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reportOf } from './testing/audit.ts';
import { playTournament, type Tournament } from './testing/tournament.ts';

const rate = fc.constantFrom(0, 0.02, 0.3);
const tournaments: fc.Arbitrary<Tournament> = fc.record({
  ruleSet: fc.constantFrom(...RULE_SET_NAMES),
  seed: fc.string({ unit: fc.constantFrom('a', 'ß', '7', '€', '😀', ' '), minLength: 1, maxLength: 8 }),
  entropy: fc.string({ unit: fc.constantFrom('0', 'ä', ':'), minLength: 1, maxLength: 4 }),
  strikeLimit: fc.constantFrom(0, 1, 2, 3),
  faultRate: rate,
  absentRate: rate,
  schedule: fc.record({
    format: fc.constantFrom('balanced', 'all'),
    bots: fc.constantFrom(4, 5),
    boards: fc.constantFrom(1, 2),
    rounds: fc.constantFrom(1, 2),
    replays: fc.constantFrom(1, 4),
  }),
});

/** Five tables a round, one match each. */
const FIVE = { bots: 5, boards: 1, rounds: 4, replays: 1 } as const;
const left = (bot: number, before: number, kind: 'withdraw' | 'bench' | 'disqualify' = 'withdraw'): Decision => ({
  kind,
  before,
  bot,
  reason: 'it left',
});

describe('an honest ledger has no fault', () => {
  it('whatever rule set, schedule, seed, faults and absences', () => {
    fc.assert(
      fc.property(tournaments, (tournament) => {
        const { lines, records } = playTournament(tournament);
        const report = reportOf(lines);
        expect(report.complete).toBe(true);
        expect(report.matches).toBe(records.length);
        expect(report.deals).toBe(records.reduce((deals, record) => deals + record.deals.length, 0));
      }),
      { numRuns: 40 },
    );
  });

  it('where it was cut off anywhere, with and without the seed', () => {
    fc.assert(
      fc.property(tournaments, fc.nat(7), fc.boolean(), (tournament, cutAt, revealed) => {
        const { lines } = playTournament({ ...tournament, schedule: { rounds: 2 }, cutAt, revealed });
        const report = reportOf(lines);
        expect(report.complete).toBe(false);
        expect(report.matches).toBe(cutAt);
      }),
      { numRuns: 30 },
    );
  });

  it('after bots left one after another, until no table is left', () => {
    const decisions = [left(0, 5), left(0, 10, 'disqualify'), left(3, 10, 'bench')];
    const { lines } = playTournament({ schedule: FIVE, decisions });
    const report = reportOf(lines);
    expect([report.matches, report.decisions]).toEqual([6, 3]);
  });

  it('after a bot was benched and came back', () => {
    const back: Decision = { kind: 'reinstate', bot: 3, before: 10, reason: 'it is mended' };
    const { lines } = playTournament({ schedule: FIVE, decisions: [left(3, 5, 'bench'), back] });
    // Five matches a round; without bot 3 one table of the second round is full, and four rounds are played.
    expect([reportOf(lines).matches, reportOf(lines).decisions]).toEqual([16, 2]);
  });

  it('with void boards and a stop', () => {
    const decisions: Decision[] = [
      { kind: 'void', before: 3, board: 1, reason: 'the host was down' },
      { kind: 'stop', before: 10, cause: 'separated', reason: 'the order is clear' },
      { kind: 'void', before: 10, board: 9, reason: 'found later' },
    ];
    expect(reportOf(playTournament({ schedule: FIVE, decisions }).lines).matches).toBe(10);
  });

  it.each(['gauntlet', 'budget'])('in the format %s', (format) => {
    const champion = format === 'gauntlet' ? { champion: 4 } : {};
    const plan = planSchedule({ format, bots: 9, boards: 2, rounds: 2, ...champion });
    if (!plan.ok) throw new Error(plan.error.message);
    expect(reportOf(playTournament({ schedule: plan.value }).lines).matches).toBeGreaterThan(50);
    for (const replays of [1, 4] as const) {
      const schedule = { ...plan.value, replays };
      expect(reportOf(playTournament({ schedule, cutAt: 15 }).lines).complete).toBe(false);
    }
  });
});
