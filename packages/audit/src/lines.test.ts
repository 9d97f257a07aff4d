import { LedgerWriter } from '@bassadewitz/ledger';
import { describe, expect, it } from 'vitest';
import { audited, faultOf, reportOf } from './testing/audit.ts';
import { type Content, chained, contentsOf } from './testing/forger.ts';
import { decidedTournament, replayedTournament } from './testing/scenarios.ts';
import { playTournament } from './testing/tournament.ts';

const REPLAYED = replayedTournament().lines;
const DECIDED = decidedTournament().lines;

/** The same lines with two of them in each other's place. */
const exchanged = <T>(lines: readonly T[], one: number, other: number): T[] =>
  lines.with(one, lines[other] as T).with(other, lines[one] as T);

/** What a forger makes of lines: the chain is right, and so are the counts of the foot. */
const forged = (lines: readonly string[]) => chained(contentsOf(lines));

/** What finds a match in another's place: its round may be wrong already. */
const PLACED = ['schedule', 'order'];

/** Matches numbered anew, as if none had been taken out. */
const renumbered = (contents: readonly Content[]): Content[] => {
  let next = 0;
  return contents.map((content) =>
    content.match === undefined ? content : { match: { ...(content.match as object), match: next++ } },
  );
};

describe('lines that are not where they were', () => {
  it.each([...REPLAYED.keys()])('are found: line %i left out', (at) => {
    expect(audited(REPLAYED.toSpliced(at, 1)).fault).toBeDefined();
    expect(audited(forged(REPLAYED.toSpliced(at, 1))).fault).toBeDefined();
  });

  it.each([...REPLAYED.keys()])('are found: line %i there twice', (at) => {
    const lines = REPLAYED.toSpliced(at, 0, REPLAYED[at] as string);
    expect(audited(lines).fault).toBeDefined();
    expect(audited(forged(lines)).fault).toBeDefined();
  });

  it('are found: any two in each other’s place', () => {
    for (let one = 0; one < REPLAYED.length; one++) {
      for (let other = 0; other < one; other++) {
        const lines = exchanged(REPLAYED, one, other);
        expect(audited(lines).fault).toBeDefined();
        expect(audited(chained(contentsOf(lines), one < REPLAYED.length - 1)).fault).toBeDefined();
      }
    }
  });

  it('are found: a match taken out or exchanged, those that follow numbered anew', () => {
    const contents = contentsOf(REPLAYED);
    for (let at = 1; at < 8; at++) {
      expect(PLACED).toContain(faultOf(chained(renumbered(contents.toSpliced(at, 1)))).check);
      expect(PLACED).toContain(faultOf(chained(renumbered(exchanged(contents, at, at + 1)))).check);
    }
  });

  it('are found: matches left out for a bot that has not left', () => {
    expect(DECIDED[6]).toContain('"withdraw"');
    expect(faultOf(forged(DECIDED.toSpliced(6, 1))).message).toBe('line 8: match 5 is missing before match 7');
    const decisions = [{ kind: 'withdraw', before: 20, bot: 2, reason: 'its author asked for it' }] as const;
    const { lines } = playTournament({ schedule: { bots: 5, boards: 1, rounds: 2 }, decisions });
    // Four of the twenty matches of the second round are played without bot 2.
    expect([lines.length, lines[21]?.includes('"decision"')]).toEqual([27, true]);
    expect(faultOf(forged(lines.toSpliced(22, 1))).message).toMatch(
      /^line 23, match \d+: match \d+ is missing, in which the bots \[[0134,]{7}\] sit, none of which has left$/,
    );
  });
});

describe('a decision', () => {
  it('is about a board that the tournament has', () => {
    const contents = contentsOf(DECIDED);
    const voiding = (board: number) => ({ decision: { ...(contents[7]?.decision as object), board } });
    expect(reportOf(chained(contents.with(7, voiding(14)))).decisions).toBe(3);
    expect(faultOf(chained(contents.with(7, voiding(15))))).toEqual({
      check: 'decisions',
      line: 8,
      message: 'line 8: board 15 is void; the tournament has 15 boards',
    });
  });
});

describe('the end of a ledger', () => {
  it.each([...REPLAYED.keys()])('is found to be missing where it was cut off after %i lines', (length) => {
    expect(faultOf(REPLAYED.slice(0, length)).check).toBe(length === 0 ? 'format' : 'foot');
  });

  it.each([1, 2, 5])('is found to be missing: %i matches, with a foot made to fit', (dropped) => {
    const lines = forged(REPLAYED.toSpliced(-1 - dropped, dropped));
    expect(faultOf(lines).message).toBe(
      `line ${10 - dropped}: the foot says that the tournament is over, but match ${8 - dropped} is missing`,
    );
  });

  it('is found to be missing where bots that left would hide it', () => {
    const decisions = [{ kind: 'bench', before: 15, bot: 0, reason: 'faults' }] as const;
    const { lines } = playTournament({ schedule: { bots: 5, boards: 1, rounds: 4, replays: 1 }, decisions });
    const fault = faultOf(forged(lines.toSpliced(-2, 1)));
    expect([fault.check, fault.line]).toEqual(['schedule', lines.length - 1]);
    expect(fault.message).toMatch(/^line 18: the foot says that the tournament is over, but match \d+ is missing/);
  });

  it('cannot be hidden behind a foot that says more is to come', () => {
    const foot = { foot: { ...(contentsOf(REPLAYED).at(-1)?.foot as object), complete: false } };
    const lines = chained(contentsOf(REPLAYED).with(-1, foot));
    expect(faultOf(lines)).toEqual({
      check: 'foot',
      line: 10,
      message: 'line 10: the foot says that the tournament is not over, but no match is missing',
    });
  });

  it.each([
    '',
    '{}',
    REPLAYED.at(-1) as string,
    '{"foot":{"seed":"abc"},"prev":""}',
    '{"decision":{"kind":"void","board":0}}',
  ])('is found to be followed by a line: %s', (line) => {
    expect(faultOf([...REPLAYED, line])).toEqual({
      check: 'order',
      line: 11,
      message: 'line 11: a line follows the foot',
    });
  });

  it('is found to be torn', () => {
    const cut = REPLAYED.slice(0, -1);
    const torn = REPLAYED.at(-1)?.slice(0, 30);
    expect(faultOf([...cut, torn as string]).check).toBe('format');
  });
});

describe('changes of lines that nothing shows', () => {
  const decisions = [
    { kind: 'void', before: 5, board: 1, reason: 'the host was down' },
    { kind: 'void', before: 5, board: 2, reason: 'the host was down' },
    { kind: 'withdraw', before: 10, bot: 1, reason: 'its author asked for it' },
  ] as const;
  const { lines } = playTournament({ schedule: { bots: 5, boards: 1, rounds: 2, replays: 1 }, decisions });

  it.each([
    ['a decision to void a board is left out', lines.toSpliced(6, 1)],
    ['or there twice', lines.toSpliced(6, 0, lines[6] as string)],
    ['a departure after the last match that is played is left out', lines.toSpliced(-2, 1)],
    ['two decisions that stand before the same match change places', exchanged(lines, 6, 7)],
  ])('are those that are listed: %s', (_, changed) => {
    expect(reportOf(lines).decisions).toBe(3);
    expect(reportOf(forged(changed)).matches).toBe(10);
    expect(audited(changed).fault?.check).toBe('chain');
  });

  it('are those that are listed: a decision to void a board is put in', () => {
    const voiding = { decision: { kind: 'void', before: 0, board: 3, reason: 'they lost it' } };
    const report = reportOf(chained(contentsOf(lines).toSpliced(1, 0, voiding)));
    expect(report.decided.map(({ line, matches }) => [line, matches])).toEqual([
      [2, 1],
      [8, 1],
      [9, 1],
      [15, 0],
    ]);
  });

  it('are those that are listed: a departure is put in, and the matches in which that bot would sit after it are left out', () => {
    const leaving = { decision: { kind: 'withdraw', before: 5, bot: 4, reason: 'we did not like it' } };
    const kept = contentsOf(lines).filter(({ match }) => {
      const record = match as { match: number; bots: number[] } | undefined;
      return record === undefined || record.match < 5 || !record.bots.includes(4);
    });
    const report = reportOf(chained(kept.toSpliced(6, 0, leaving)));
    expect([report.matches, report.decided[0]]).toEqual([6, { line: 7, ...leaving, matches: 4 }]);
  });

  it('are those that are listed: the end is cut off after a round, with a decision to stop put in', () => {
    const stop = { decision: { kind: 'stop', before: 5, cause: 'organiser', reason: 'we were ahead' } };
    const forged = [...contentsOf(lines).slice(0, 6), stop, contentsOf(lines).at(-1) as Content];
    const report = reportOf(chained(forged));
    expect([report.complete, report.matches]).toEqual([true, 5]);
    expect(report.decided).toEqual([{ line: 7, ...stop, matches: 5 }]);
    const bots = { decision: { ...stop.decision, cause: 'bots' } };
    expect(faultOf(chained(forged.with(6, bots))).message).toMatch(
      /^line 7: the bots that are left are said to fill no table of the coming round, but match 5 has the bots \[/,
    );
  });

  it('are those that are listed: the end is cut off, and the foot says that the tournament is not over', () => {
    const { head, records } = replayedTournament();
    const writer = new LedgerWriter(head);
    const cut = [writer.head, ...records.slice(0, 5).map((record) => writer.match(record))];
    expect(reportOf([...cut, writer.foot({ complete: false })]).complete).toBe(false);
  });
});
