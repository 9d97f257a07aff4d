import { describe, expect, it } from 'vitest';
import { AUDIT_CHECKS, type AuditCheck } from './audit-check.ts';
import { audited } from './testing/audit.ts';
import { changesOf } from './testing/changes.ts';
import { type Content, chained, contentsOf, replaced } from './testing/forger.ts';
import {
  decidedTournament,
  gauntlet,
  refundedMatch,
  replayedTournament,
  strickenMatch,
  unattendedMatch,
  unfinishedTournament,
} from './testing/scenarios.ts';
import type { PlayedTournament } from './testing/tournament.ts';
import { UNDETECTABLE, UNDETECTABLE_WITHOUT_SEED } from './undetectable.ts';

interface Outcome {
  tried: number;
  /** Fields of which some change was not found. */
  readonly missed: Set<string>;
  /** What found the others. */
  readonly checks: Set<AuditCheck>;
}

/** Tries every change of every line. The deals of a match are left alone where other tournaments are there for them. */
function changeAll({ lines }: PlayedTournament, forged: boolean, dealsToo: boolean): Outcome {
  const outcome: Outcome = { tried: 0, missed: new Set(), checks: new Set() };
  const contents = contentsOf(lines);
  for (const [at, content] of contents.entries()) {
    for (const { field, value } of changesOf(content)) {
      if (!dealsToo && field.startsWith('/match/deals/')) continue;
      const changed = value as Content;
      // What a forger wrote into the foot stays there.
      const text = forged ? chained(contents.with(at, changed), !('foot' in content)) : replaced(lines, at, changed);
      outcome.tried++;
      const { fault } = audited(text);
      if (fault === undefined) outcome.missed.add(field);
      else outcome.checks.add(fault.check);
    }
  }
  return outcome;
}

describe('a change of a single value', () => {
  const scenarios = [
    ['with strikes, a stand-in and a redeal', strickenMatch, true],
    ['with four deals and a refund', refundedMatch, true],
    ['with a bot that never came', unattendedMatch, true],
    ['with decisions', decidedTournament, false],
    ['of a gauntlet with entropy', gauntlet, false],
    ['with replays', replayedTournament, false],
  ] as const;
  const missed = new Set<string>();
  const checks = new Set<AuditCheck>();

  it.each(scenarios)('is found in a ledger %s, whatever it is', (_, play, dealsToo) => {
    const outcome = changeAll(play(), false, dealsToo);
    expect(outcome.tried).toBeGreaterThan(250);
    expect([...outcome.missed]).toEqual([]);
  });

  it.each(scenarios)(
    'is found in a ledger %s that was chained anew, but for fields that nothing depends on',
    (_, play, dealsToo) => {
      const outcome = changeAll(play(), true, dealsToo);
      for (const field of outcome.missed) missed.add(field);
      for (const check of outcome.checks) checks.add(check);
      const known = new Set(UNDETECTABLE.map(({ field }) => field));
      expect([...outcome.missed].filter((field) => !known.has(field))).toEqual([]);
    },
  );

  it('can stay unseen in each of the fields that are said to have such changes', () => {
    expect([...missed].sort()).toEqual(UNDETECTABLE.map(({ field }) => field).sort());
  });

  it('is found by every check but those that another test reaches', () => {
    const elsewhere = ['chain', 'head', 'ratings', 'survey'];
    expect(AUDIT_CHECKS.filter((check) => !checks.has(check)).sort()).toEqual(elsewhere);
  });

  it('is found in an unfinished ledger, but for the commitment, salts and the same fields', () => {
    const whole = changeAll(unfinishedTournament(), true, false);
    const known = new Set(UNDETECTABLE.map(({ field }) => field));
    expect([...whole.missed].filter((field) => !known.has(field))).toEqual(
      UNDETECTABLE_WITHOUT_SEED.map(({ field }) => field),
    );
  });
});
