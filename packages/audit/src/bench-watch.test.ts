import type { Decision } from '@bassadewitz/ledger';
import { expect, it } from 'vitest';
import { faultOf, reportOf } from './testing/audit.ts';
import { chained, contentsOf } from './testing/forger.ts';
import { playTournament, type Tournament } from './testing/tournament.ts';

/** Five tables of one match a round; each bot plays four. */
const FIVE = { bots: 5, boards: 1, rounds: 4, replays: 1 } as const;
const benched = (before: number): Decision => ({
  kind: 'bench',
  before,
  bot: 1,
  reason: 'stand-ins finished its matches',
});

/** A ledger whose head says after how many matches bots are benched. */
function ledger(benchAfter: number, tournament: Tournament): string[] {
  const [head, ...rest] = contentsOf(playTournament({ schedule: FIVE, ...tournament }).lines);
  return chained([{ head: { ...(head?.head as object), benchAfter } }, ...rest]);
}

it('a bot that never came is benched once it missed as many matches as the head says', () => {
  const tournament = { absentRate: 1, decisions: [benched(5)] };
  expect(reportOf(ledger(4, tournament)).decided).toMatchObject([{ line: 7, matches: 12 }]);
  expect(faultOf(ledger(5, tournament))).toEqual({
    check: 'decisions',
    line: 7,
    message:
      'line 7: bot 1 is benched, but stand-ins finished only its last 4 matches in a row; 5 are needed, as the head says',
  });
});

it('a bot that played is not benched, and where the head does not say anything goes', () => {
  const tournament = { decisions: [benched(10)] };
  expect(faultOf(ledger(1, tournament)).message).toContain('only its last 0 matches');
  expect(reportOf(playTournament({ schedule: FIVE, ...tournament }).lines).decisions).toBe(1);
});

it('a bot that came back begins anew', () => {
  const back: Decision = { kind: 'reinstate', before: 10, bot: 1, reason: 'it is mended' };
  const tournament = { absentRate: 1, decisions: [benched(5), back, benched(15)] };
  expect(reportOf(ledger(4, tournament)).decisions).toBe(3);
  expect(faultOf(ledger(4, { ...tournament, decisions: [benched(5), back, benched(10)] })).message).toContain(
    'line 10: bot 1 is benched, but stand-ins finished only its last 0 matches',
  );
});
