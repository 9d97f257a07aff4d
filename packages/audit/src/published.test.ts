import { hashOf, type MatchRecord } from '@bassadewitz/ledger';
import { StandingsBuilder } from '@bassadewitz/standings';
import { describe, expect, it } from 'vitest';
import { Auditor } from './auditor.ts';
import { receiptOf } from './receipts.ts';
import { faultOf, reportOf } from './testing/audit.ts';
import { chained, contentsOf } from './testing/forger.ts';
import { decidedTournament, replayedTournament } from './testing/scenarios.ts';
import { playTournament } from './testing/tournament.ts';

const PLAYED = replayedTournament();
const { lines, headHash, head } = PLAYED;

describe('what was published beforehand', () => {
  it('is compared with the head', () => {
    const published = { headHash, commitment: head.commitment };
    const checks = reportOf(lines, { published }).checks;
    expect(checks.find(({ check }) => check === 'head')).toEqual({ check: 'head', times: 1 });
  });

  it('shows every change of the head', () => {
    const [first, ...rest] = contentsOf(lines);
    const forged = chained([{ head: { ...(first?.head as object), knownSeed: true } }, ...rest]);
    expect(reportOf(forged).matches).toBe(8);
    const fault = faultOf(forged, { published: { headHash } });
    expect([fault.check, fault.line]).toEqual(['head', 1]);
  });

  it('shows another commitment, and another seed', () => {
    const [first, ...rest] = contentsOf(lines);
    const other = chained([{ head: { ...(first?.head as object), commitment: 'ab'.repeat(32) } }, ...rest]);
    const published = { commitment: head.commitment };
    expect(faultOf(other, { published }).message).toBe(
      `line 1: the commitment is ${'ab'.repeat(32)}; published was ${head.commitment}`,
    );
    const fault = faultOf(other);
    expect([fault.check, fault.line]).toEqual(['commitment', 10]);
    expect(fault.message).toContain(`the commitment to the seed '${'5eed'.repeat(16)}' is ${head.commitment}`);
  });
});

describe('a seed in the foot', () => {
  it.each([
    ['seed', '€'.repeat(1024), 'the seed is 3072 bytes long; at most 1024 are allowed'],
    ['seed', '5EED'.repeat(16), "the commitment to the seed '5EED5EED"],
  ])('that cannot be the one committed to is found: %s %s', (name, value, message) => {
    const typed = contentsOf(lines).map((content) =>
      content.head === undefined ? content : { head: { ...(content.head as object), knownSeed: true } },
    );
    const foot = { foot: { ...(typed.at(-1)?.foot as object), [name]: value } };
    const fault = faultOf(chained(typed.with(-1, foot)));
    expect([fault.check, fault.line]).toEqual(['commitment', 10]);
    expect(fault.message).toContain(message);
  });

  it('that somebody typed is found where the head says that nobody did', () => {
    const contents = contentsOf(playTournament({ seed: 'abc' }).lines);
    expect(reportOf(chained(contents)).matches).toBe(4);
    const head = { head: { ...(contents[0]?.head as object), knownSeed: false } };
    expect(faultOf(chained(contents.with(0, head)))).toEqual({
      check: 'foot',
      line: 6,
      message:
        'line 6: the head says that nobody typed the seed, but "abc" was not drawn: that would be 64 lower-case hexadecimal digits',
    });
  });

  it('with entropy that cannot be any is found', () => {
    const played = playTournament({ entropy: '17 4 99' });
    const contents = contentsOf(played.lines);
    const foot = { foot: { ...(contents.at(-1)?.foot as object), entropy: '€'.repeat(1024) } };
    expect(faultOf(chained(contents.with(-1, foot))).message).toBe(
      'line 6: the entropy is 3072 bytes long; at most 1024 are allowed',
    );
  });
});

describe('receipts', () => {
  const receipts = PLAYED.records.map((record) => hashOf(record));

  it('are the hashes of records, as bots were given them', () => {
    expect(receiptOf(lines[1] as string)).toBe(receipts[0]);
  });

  it('are found in whatever order they are given, and those of no match are named', () => {
    const stranger = 'ab'.repeat(32);
    const given = [receipts[5], stranger, receipts[2]?.toUpperCase()] as string[];
    expect(reportOf(lines, { receipts: given }).receipts).toEqual({
      found: [
        { receipt: receipts[2], match: 2 },
        { receipt: receipts[5], match: 5 },
      ],
      missing: [stranger],
    });
    expect(reportOf(lines).receipts).toBeUndefined();
    expect(reportOf(lines, { receipts: [] }).receipts).toEqual({ found: [], missing: [] });
  });

  it('show a match that was replaced by another as true as it', () => {
    const record = PLAYED.records[3] as MatchRecord;
    const [deal, ...deals] = record.deals;
    const faults = [{ seat: 1, trick: 0, kind: 'timeout' }];
    const changed = { match: { ...record, deals: [{ ...deal, faults }, ...deals] } };
    const forged = chained(contentsOf(lines).with(4, changed));
    const fault = new Auditor({ receipts });
    for (const line of forged) fault.read(line);
    const end = fault.end();
    // Whether rules show it depends on the card; the receipt shows it in any case.
    if (end.ok) expect(end.value.receipts?.missing).toEqual([receipts[3]]);
    else expect(end.error.match).toBe(3);
  });
});

describe('a published table', () => {
  const decided = decidedTournament();
  const standings = reportOf(decided.lines, { ratings: {} }).standings;
  const table: unknown = JSON.parse(JSON.stringify(standings));

  it('is recomputed from the ledger, void boards and departures included', () => {
    const decisions = contentsOf(decided.lines).flatMap(({ decision }) => (decision === undefined ? [] : [decision]));
    const builder = new StandingsBuilder(decided.head, decisions as never);
    for (const record of decided.records) builder.add(record);
    expect(standings).toEqual(builder.standings());
    expect(standings?.matches).toBe(5);
    const checks = reportOf(decided.lines, { table }).checks;
    expect(checks.find(({ check }) => check === 'ratings')).toEqual({ check: 'ratings', times: 1 });
  });

  it('that was changed is found, with the place', () => {
    const rows = (table as { rows: object[] }).rows;
    const changed = { ...(table as object), rows: rows.with(0, { ...rows[0], liveElo: 1600 }) };
    const fault = faultOf(decided.lines, { table: changed });
    expect(fault.check).toBe('ratings');
    expect(fault.line).toBeUndefined();
    expect(fault.message).toMatch(/^the table: \/rows\/0\/liveElo is 1600; from the ledger follows 1\d\d\d\./);
  });

  it('shows changes of the head and of decisions that change the ratings', () => {
    const void1 = contentsOf(decided.lines).findIndex(
      ({ decision }) => (decision as { kind?: string })?.kind === 'void',
    );
    const forged = chained(contentsOf(decided.lines).toSpliced(void1, 1));
    expect(reportOf(forged).matches).toBe(6);
    expect(faultOf(forged, { table }).check).toBe('ratings');
  });

  it('cannot be compared without a survey where a board is void', () => {
    const auditor = new Auditor({ table });
    for (const line of decided.lines) auditor.read(line);
    const end = auditor.end();
    if (!end.ok) throw new Error(end.error.message);
    expect(end.value.standings).toBeUndefined();
    expect(end.value.checks.find(({ check }) => check === 'ratings')).toEqual({
      check: 'ratings',
      times: 0,
      unchecked: 'a board is void, which has to be known before the first line',
    });
    expect(end.value.checks.find(({ check }) => check === 'cards')?.unchecked).toBe(
      'the seed was not known beforehand: hands were not compared with those that it deals',
    );
  });
});
