import { LedgerWriter } from '@bassadewitz/ledger';
import { describe, expect, it } from 'vitest';
import { auditLedger } from './audit-ledger.ts';
import { replayedTournament, unfinishedTournament } from './testing/scenarios.ts';

const { lines, headHash, head, records } = replayedTournament();
const TEXT = lines.map((line) => `${line}\n`).join('');

async function* trickling(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

describe('the audit of a ledger', () => {
  it.each([1, 100, 4096])('reads it twice in pieces of any size (%i)', async (size) => {
    const audit = await auditLedger(() => trickling(TEXT, size));
    expect(audit.ok && [audit.value.lines, audit.value.matches, audit.value.headHash]).toEqual([10, 8, headHash]);
  });

  it('says of each check how often it was made, and what was not checked', async () => {
    const audit = await auditLedger(() => [TEXT]);
    if (!audit.ok) throw new Error(audit.error.message);
    const { checks, deals } = audit.value;
    expect(Object.fromEntries(checks.map(({ check, times }) => [check, times]))).toMatchObject({
      format: 10,
      commitment: 1,
      schedule: 8,
      salt: 8,
      cards: deals,
      legality: 32 * deals,
      points: deals,
      net: 8,
      foot: 1,
    });
    expect(checks.filter(({ unchecked }) => unchecked !== undefined)).toEqual([
      { check: 'head', times: 0, unchecked: 'no hash that was published beforehand was given' },
      { check: 'ratings', times: 0, unchecked: 'no table to compare with was given' },
    ]);
  });

  it('says what it could not check as long as the seed is not there', async () => {
    const unfinished = unfinishedTournament().lines.map((line) => `${line}\n`);
    const audit = await auditLedger(() => unfinished, { ratings: false });
    if (!audit.ok) throw new Error(audit.error.message);
    const { complete, checks } = audit.value;
    expect(complete).toBe(false);
    expect(
      Object.fromEntries(checks.flatMap(({ check, unchecked }) => (unchecked ? [[check, unchecked]] : []))),
    ).toEqual({
      head: 'no hash that was published beforehand was given',
      commitment: 'the ledger does not have the seed yet',
      schedule: 'the ledger does not have the seed yet: only what every seed would give was checked',
      salt: 'the ledger does not have the seed yet: salts were not compared with those that it draws',
      cards: 'the ledger does not have the seed yet: hands were not compared with those that it deals',
      ratings: 'ratings were not asked for',
    });
  });

  it('checks an unfinished ledger whose seed was revealed as any other', async () => {
    const writer = new LedgerWriter(head);
    const open = [writer.head, ...records.slice(0, 3).map((record) => writer.match(record))];
    const foot = writer.foot({ complete: false, seed: '5eed'.repeat(16) });
    const audit = await auditLedger(() => [...open, foot].map((line) => `${line}\n`), { ratings: false });
    expect(audit.ok && audit.value.checks.find(({ check }) => check === 'cards')).toEqual({ check: 'cards', times: 3 });
  });

  it('finds a torn last line', async () => {
    const audit = await auditLedger(() => [TEXT.slice(0, -1)]);
    expect(!audit.ok && [audit.error.check, audit.error.line]).toEqual(['foot', 10]);
  });

  it('finds what is no ledger', async () => {
    for (const text of ['', '\n', 'PK\u0003\u0004', '{"head":{}}\n', `\uFEFF${TEXT}`, TEXT.replaceAll('\n', '\r\n')]) {
      const audit = await auditLedger(() => [text]);
      expect(audit.ok).toBe(false);
    }
  });

  it('finds that a file changed between its two readings', async () => {
    const cut = unfinishedTournament().lines.map((line) => `${line}\n`);
    let reading = 0;
    const audit = await auditLedger(() => (reading++ === 0 ? cut : [TEXT]));
    expect(audit).toEqual({
      ok: false,
      error: {
        check: 'survey',
        line: 10,
        message: 'line 10: the ledger was surveyed with another seed or other void boards: it changed in between',
      },
    });
  });
});
