import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from './canonical.ts';
import { hashOfText } from './hash.ts';
import { LedgerReader } from './reader.ts';
import { HEAD, matchOf } from './tournament.fixture.ts';
import { LedgerWriter } from './writer.ts';

function written(): string[] {
  const writer = new LedgerWriter(HEAD);
  return [
    writer.head,
    writer.match(matchOf(0)),
    writer.decision({ kind: 'void', before: 1, board: 0, reason: 'a cable' }),
    writer.match({ ...matchOf(1), standIns: [{ seat: 2, deal: 0, trick: 7 }] }),
    writer.decision({ kind: 'stop', before: 2, cause: 'organiser', reason: 'enough' }),
    writer.foot({ complete: true, seed: '0'.repeat(64) }),
  ];
}

/** The code and line of the first error, or `ok`. */
function judged(lines: readonly string[], rest?: string): string {
  const reader = new LedgerReader();
  for (const line of lines) {
    const read = reader.read(line);
    if (!read.ok) return `${read.error.code} ${read.error.line}`;
  }
  const end = reader.end(rest);
  return end.ok ? 'ok' : `${end.error.code} ${end.error.line}`;
}

/** Lines from `from` on with their chain made anew, as a forger would. */
function rechained(lines: readonly string[], from: number): string[] {
  const forged = lines.slice(0, from);
  for (const line of lines.slice(from)) {
    const prev = forged.length === 0 ? '0'.repeat(64) : hashOfText(forged.at(-1) as string);
    forged.push(canonicalJson({ ...JSON.parse(line), prev }));
  }
  return forged;
}

const edited = (line: number, edit: (text: string) => string): string[] =>
  written().map((text, index) => (index === line ? edit(text) : text));

describe('the reader', () => {
  test('gives back what was written', () => {
    const reader = new LedgerReader();
    const lines = written().map((text) => reader.read(text));
    expect(lines.map((line) => line.ok && line.value.kind)).toEqual([
      'head',
      'match',
      'decision',
      'match',
      'decision',
      'foot',
    ]);
    expect(lines[0]).toMatchObject({ ok: true, value: { head: HEAD } });
    expect(lines[1]).toMatchObject({ ok: true, value: { match: matchOf(0) } });
    expect(reader.end()).toMatchObject({ ok: true, value: { complete: true, matches: 2, decisions: 2 } });
  });

  test('any single character that is changed is found', () => {
    const lines = written();
    fc.assert(
      fc.property(fc.nat(5), fc.nat(), fc.constantFrom('0', '1', 'A', ' ', '"', '-', 'é'), (line, place, letter) => {
        const text = lines[line] as string;
        const at = place % text.length;
        fc.pre(text[at] !== letter);
        const changed = text.slice(0, at) + letter + text.slice(at + 1);
        // The chain shows a change in any line but the last, whose own fields are left: seed and, within the form, nothing else.
        if (line === 5 && at > text.indexOf('"seed"')) return;
        expect(judged(lines.map((one, index) => (index === line ? changed : one)))).not.toBe('ok');
      }),
      { numRuns: 1000 },
    );
  });

  test('lines that are swapped, missing or doubled are found, the chain made anew or not', () => {
    const lines = written();
    for (const forge of [(all: string[]) => all, (all: string[]) => rechained(all, 0)]) {
      for (let i = 0; i < lines.length; i++) {
        expect(judged(forge(lines.toSpliced(i, 0, lines[i] as string)))).not.toBe('ok');
        expect(judged(forge(lines.toSpliced(i, 1)))).not.toBe('ok');
        if (i > 0)
          expect(judged(forge(lines.toSpliced(i - 1, 2, lines[i] as string, lines[i - 1] as string)))).not.toBe('ok');
      }
    }
  });

  test('a chain that is made anew over the same lines is the same', () => {
    expect(rechained(written(), 0)).toEqual(written());
  });

  test.each<[string, string[], string]>([
    ['an empty file', [], 'NOT_A_LEDGER 1'],
    ['a file of another kind', ['%PDF-1.7'], 'NOT_A_LEDGER 1'],
    ['a JSON file of another kind', ['{"head":{"format":"x"}}'], 'NOT_A_LEDGER 1'],
    ['a ledger without its head', written().slice(1), 'NOT_A_LEDGER 1'],
    ['a list', ['[1]'], 'NOT_A_LEDGER 1'],
    ['null', ['null'], 'NOT_A_LEDGER 1'],
    ['a later version', edited(0, (text) => text.replace('"version":1}', '"version":2}')), 'UNKNOWN_VERSION 1'],
    ['a line that was cut', edited(1, (text) => text.slice(0, -20)), 'NOT_JSON 2'],
    ['an empty line', edited(1, () => ''), 'NOT_JSON 2'],
    ['an unknown line', edited(1, () => '{"remark":{}}'), 'UNKNOWN_LINE 2'],
    ['an unknown field', edited(1, (text) => text.replace('"pool":0', '"pool":0,"pot":0')), 'BAD_FIELD 2'],
    ['a field of the wrong shape', edited(1, (text) => text.replace('"pool":0', '"pool":"0"')), 'BAD_FIELD 2'],
    ['a missing field', edited(1, (text) => text.replace('"pool":0,', '')), 'BAD_FIELD 2'],
    ['a fraction', edited(1, (text) => text.replace('"pool":0', '"pool":0.5')), 'BAD_FIELD 2'],
    ['white space', edited(1, (text) => text.replace('"pool":0', '"pool": 0')), 'NOT_CANONICAL 2'],
    ['a name twice', edited(1, (text) => text.replace('"pool":0', '"pool":1,"pool":0')), 'NOT_CANONICAL 2'],
    [
      'another order of fields',
      edited(5, (text) => `{"prev"${text.split(',"prev"')[1]?.slice(0, -1)},${text.split(',"prev"')[0]?.slice(1)}}`),
      'NOT_CANONICAL 6',
    ],
    ['a carriage return', edited(1, (text) => `${text}\r`), 'NOT_CANONICAL 2'],
    ['a number in another form', edited(1, (text) => text.replace('"pool":0', '"pool":0e0')), 'NOT_CANONICAL 2'],
    ['a chip', edited(1, (text) => text.replace('-9', '-8')), 'CHAIN_BROKEN 3'],
    [
      'a first line that follows another',
      edited(0, (text) => text.replace('"prev":"0', '"prev":"1')),
      'CHAIN_BROKEN 1',
    ],
    ['a head that nobody can play', edited(0, (text) => text.replace('"boards":1', '"boards":999999')), 'BAD_FIELD 1'],
    ['no foot', written().slice(0, 5), 'NO_FOOT 5'],
    ['a line after the foot', [...written(), '{}'], 'OUT_OF_ORDER 7'],
    ['another count', edited(5, (text) => text.replace('"matches":2', '"matches":3')), 'WRONG_FOOT 6'],
    ['another head', edited(5, (text) => text.replace(/"head":"[0-9a-f]{4}/, '"head":"0000')), 'WRONG_FOOT 6'],
  ])('%s is refused', (_, lines, expected) => {
    expect(judged(lines)).toBe(expected);
  });

  test('a last line without its line feed is torn', () => {
    expect(judged(written().slice(0, 5), (written()[5] as string).slice(0, 30))).toBe('TORN_LINE 6');
    expect(judged(written().slice(0, 5), written()[5])).toBe('TORN_LINE 6');
  });

  test('messages name the line, the place, what came and what is needed', () => {
    const reader = new LedgerReader();
    const lines = edited(1, (text) => text.replace('"kind":"timeout"', '"kind":"slow"'));
    reader.read(lines[0] as string);
    const read = reader.read(lines[1] as string);
    expect(!read.ok && read.error.message).toBe(
      'line 2: /match/deals/0/faults/0/kind is "slow"; it can be "timeout", "illegal", "malformed", "disconnect", "flood", "no-show"',
    );
  });

  test('after an error nothing more is read', () => {
    const reader = new LedgerReader();
    const first = reader.read('no ledger');
    expect(reader.read(written()[0] as string)).toEqual(first);
    expect(reader.end()).toEqual(first);
    expect(reader.lines).toBe(1);
  });

  test('the ledger of a stopped run says so', () => {
    const writer = new LedgerWriter(HEAD);
    const reader = new LedgerReader();
    for (const line of [writer.head, writer.match(matchOf(0)), writer.foot({ complete: false })]) reader.read(line);
    expect(reader.end()).toEqual({
      ok: true,
      value: { complete: false, matches: 1, decisions: 0, head: writer.headHash },
    });
  });
});
