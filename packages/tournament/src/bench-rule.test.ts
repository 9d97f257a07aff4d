import type { Decision, MatchRecord } from '@bassadewitz/ledger';
import type { Four, Seat } from '@bassadewitz/rules';
import { describe, expect, test } from 'vitest';
import { BenchRule } from './bench-rule.ts';

const matchOf = (match: number, bots: Four<number>, ...gone: Seat[]) =>
  ({ match, bots, standIns: gone.map((seat) => ({ seat, deal: 0, trick: 0 })) }) as unknown as MatchRecord;
const benched = (bot: number, before: number, matches: number): Decision => ({
  kind: 'bench',
  before,
  bot,
  reason: `stand-ins finished its last ${matches === 1 ? '1 match' : `${matches} matches`}`,
});

describe('a bot whose matches stand-ins finish', () => {
  test('is benched once there are enough in a row', () => {
    const rule = new BenchRule(3);
    for (const match of [0, 1]) rule.add(matchOf(match, [7, 2, 5, 3], 2));
    expect(rule.decisions(40)).toEqual([]);
    rule.add(matchOf(40, [0, 5, 1, 2], 1));
    expect(rule.decisions(80)).toEqual([benched(5, 80, 3)]);
  });

  test('is not, where it finished one of them itself', () => {
    const rule = new BenchRule(2);
    rule.add(matchOf(0, [0, 1, 2, 3], 0));
    rule.add(matchOf(1, [0, 1, 2, 3]));
    rule.add(matchOf(2, [0, 1, 2, 3], 0));
    expect(rule.decisions(40)).toEqual([]);
  });

  test('is benched once, be it by this run or by the one before', () => {
    const rule = new BenchRule(1);
    rule.add(matchOf(0, [0, 1, 2, 3], 0));
    expect(rule.decisions(40)).toEqual([benched(0, 40, 1)]);
    expect(rule.decisions(80)).toEqual([]);
    const resumed = new BenchRule(1, [benched(0, 40, 1)]);
    resumed.add(matchOf(0, [0, 1, 2, 3], 0));
    expect([resumed.decisions(40), resumed.decisions(80)]).toEqual([[], []]);
  });

  test('is not benched where it withdrew', () => {
    const rule = new BenchRule(1, [{ kind: 'withdraw', before: 40, bot: 0, reason: 'r' }]);
    rule.add(matchOf(0, [0, 1, 2, 3], 0));
    expect(rule.decisions(40)).toEqual([]);
  });

  test('begins anew when it comes back, in every run that is taken up after that', () => {
    const decisions: Decision[] = [
      benched(0, 40, 2),
      { kind: 'reinstate', before: 80, bot: 0, reason: 'it is mended' },
    ];
    const rule = new BenchRule(2, decisions);
    for (const match of [0, 1]) rule.add(matchOf(match, [0, 1, 2, 3], 0));
    // Asked again for the round before it comes back: the organiser had the last word.
    expect(rule.decisions(80)).toEqual([]);
    rule.add(matchOf(80, [0, 1, 2, 3], 0));
    expect(rule.decisions(120)).toEqual([]);
    rule.add(matchOf(120, [0, 1, 2, 3], 0));
    expect(rule.decisions(160)).toEqual([benched(0, 160, 2)]);
  });
});

test('a return forgives nobody else, and nothing before its time', () => {
  const back = (bot: number, before: number): Decision => ({ kind: 'reinstate', before, bot, reason: 'it is mended' });
  const rule = new BenchRule(2, [back(1, 1), back(0, 120)]);
  for (const match of [0, 1]) rule.add(matchOf(match, [0, 1, 2, 3], 0));
  expect(rule.decisions(40)).toEqual([benched(0, 40, 2)]);
});

test('several are benched by number, whoever failed first', () => {
  const rule = new BenchRule(1);
  rule.add(matchOf(0, [9, 4, 2, 3], 0));
  rule.add(matchOf(1, [4, 9, 2, 3], 0, 1));
  expect(rule.decisions(40).map((decision) => 'bot' in decision && decision.bot)).toEqual([4, 9]);
});

test('a number of matches that is none is refused', () => {
  for (const after of [0, 1.5]) expect(() => new BenchRule(after)).toThrow(`benching after ${after} matches`);
});
