import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/command.ts';
import { hashesOf, withoutTokens, withToken } from './registry.ts';
import { changeRegistry, readRegistry } from './registry-file.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());
const path = (name: string) => join(folder.path, name);
const token = (digit: string) => ({ hash: digit.repeat(64), made: '2026-01-01T00:00:00.000Z' });

test("a registry is written whole, is its owner's alone, and reads back", () => {
  changeRegistry(path('a.json'), (registry) => [withToken(registry, 'alice', 'Alice', token('a')), undefined]);
  changeRegistry(path('a.json'), (registry) => [withToken(registry, 'alice', 'Alice B.', token('b')), undefined]);
  expect(readRegistry(path('a.json'))).toEqual([
    { name: 'alice', owner: 'Alice B.', tokens: [token('a'), token('b')] },
  ]);
  expect(statSync(path('a.json')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder.path)).toEqual(['a.json']);
});

test('a change that fails leaves the registry as it was', () => {
  const before = readFileSync(path('a.json'), 'utf8');
  expect(() =>
    changeRegistry(path('a.json'), () => {
      throw new Error('no');
    }),
  ).toThrow('cannot write the registry');
  expect(readFileSync(path('a.json'), 'utf8')).toBe(before);
  expect(readdirSync(folder.path)).toEqual(['a.json']);
});

test('whoever changes it while another does is refused', () => {
  expect(() =>
    changeRegistry(path('a.json'), (registry) => {
      changeRegistry(path('a.json'), (inner) => [inner, undefined]);
      return [registry, undefined];
    }),
  ).toThrow('it is being changed');
});

test('tokens are revoked one by one or all together, and none twice', () => {
  const bots = [{ name: 'alice', owner: 'A', tokens: [token('a'), token('b')] }];
  const one = withoutTokens(bots, 'alice', 'aaaaaaaa', 'now');
  expect(one.flatMap(hashesOf)).toEqual(['b'.repeat(64)]);
  const all = withoutTokens(one, 'alice', undefined, 'later');
  expect(all[0]?.tokens.map(({ revoked }) => revoked)).toEqual(['now', 'later']);
});

test.each([
  ['nothing', '', /is no registry of bots: Unexpected end/],
  ['another file', '{"bots":[]}', /is no registry of bots: at the top it must have required property 'format'/],
  [
    'a plain token',
    '{"format":"bassadewitz-registry","version":1,"bots":[{"name":"a","owner":"b","tokens":["secret"]}]}',
    /at \/bots\/0\/tokens\/0 it must be object/,
  ],
  [
    'a field twice',
    '{"format":"bassadewitz-registry","version":1,\n"bots":[],"bots":[]}',
    /is no registry of bots: at line 2 the field "bots" stands twice; see docs\/remote-bots\.md/,
  ],
])('a file that is none is refused: %s', (name, text, says) => {
  writeFileSync(path(`${name}.txt`), text);
  expect(() => readRegistry(path(`${name}.txt`))).toThrow(says);
});
