import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { HEAD, matchOf } from './tournament.fixture.ts';
import { LedgerWriter } from './writer.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('the writer', () => {
  test('each line carries the hash of the line before', () => {
    const writer = new LedgerWriter(HEAD);
    const lines = [
      writer.head,
      writer.match(matchOf(0)),
      writer.decision({ kind: 'stop', before: 1, cause: 'minutes', reason: 'an hour' }),
      writer.foot({ complete: true, seed: 'x' }),
    ];
    const prevs = lines.map((line) => JSON.parse(line).prev);
    expect(prevs).toEqual(['0'.repeat(64), ...lines.slice(0, 3).map(sha256)]);
    expect(JSON.parse(lines[3] as string).foot.head).toBe(sha256(writer.head));
    expect(writer.headHash).toBe(sha256(writer.head));
  });

  test('a line is canonical: the order of fields does not matter', () => {
    const turned = Object.fromEntries(Object.entries(matchOf(0)).reverse());
    const line = new LedgerWriter(HEAD).match(turned as never);
    expect(line).toBe(new LedgerWriter(HEAD).match(matchOf(0)));
    expect(line).toMatch(/^\{"match":\{"board":0,"bots":\[2,0,3,1\],"chips":\[-9,5,4,0\],"deals":\[\{"balances":/);
    expect(line).toMatch(/"replay":0,"round":0,"salt":"[0-9a-f]{32}","table":0\},"prev":"[0-9a-f]{64}"\}$/);
  });

  test('a line of a match of one deal has at most 650 bytes', () => {
    const large = { ...matchOf(0), match: 0, table: 99_999_999, board: 4_294_967_295 };
    expect(Buffer.byteLength(new LedgerWriter(HEAD).match(large))).toBeLessThan(650);
  });

  test('canonical text that is at hand is taken as it is', () => {
    const [a, b] = [new LedgerWriter(HEAD), new LedgerWriter(HEAD)];
    const text = JSON.stringify(JSON.parse(a.match(matchOf(0))).match);
    expect(JSON.parse(b.match(matchOf(0), text)).match).toEqual(matchOf(0));
  });

  test('what cannot follow throws', () => {
    const writer = new LedgerWriter(HEAD);
    expect(() => writer.match(matchOf(1))).toThrow('match 0 is missing');
    writer.match(matchOf(0));
    expect(() => writer.match(matchOf(0))).toThrow('too late');
    expect(() => writer.foot({ complete: true, seed: 'x' })).toThrow('match 1 is missing');
    expect(() => writer.foot({ complete: true })).toThrow('no seed');
    writer.foot({ complete: false });
    expect(() => writer.match(matchOf(1))).toThrow('has its foot');
    expect(() => writer.foot({ complete: false })).toThrow('has its foot');
  });

  test('a head whose schedule or bots are not valid throws', () => {
    expect(() => new LedgerWriter({ ...HEAD, bots: HEAD.bots.slice(1) })).toThrow('3 bots, the schedule 4');
    const twice = HEAD.bots.map((bot) => ({ ...bot, name: 'ada' }));
    expect(() => new LedgerWriter({ ...HEAD, bots: twice })).toThrow('the name ada twice');
    expect(() => new LedgerWriter({ ...HEAD, schedule: { ...HEAD.schedule, boards: 0 } })).toThrow('0 boards');
  });
});
