import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NameTable } from './name-table.ts';

const keys = (...identities: { name: string; owner?: string }[]) => {
  const table = new NameTable(identities);
  return identities.map((identity) => table.nameOf(identity).key);
};
const similar = (...names: string[]) => {
  const table = new NameTable(names.map((name) => ({ name })));
  return names.map((name) => table.nameOf({ name }).similar);
};

test('a plain name is its own key', () => {
  expect(keys({ name: 'ducker' }, { name: 'bot-2.1_x', owner: 'Ada' })).toEqual(['ducker', 'bot-2.1_x']);
});

test('case is lost, and where that makes two bots one, neither gets the short key', () => {
  expect(keys({ name: 'Ducker' })).toEqual(['ducker']);
  const both = keys({ name: 'Ducker', owner: 'Ada' }, { name: 'ducker', owner: 'Bob' });
  expect(both).toEqual(['ducker--ada', 'ducker--bob']);
});

test('a name that an address cannot hold gets a piece of its hash, so that its address does not depend on others', () => {
  for (const name of ['a b', 'a/b', 'ä', '<b>', 'index', '.x', 'x'.repeat(41)]) {
    expect(keys({ name })[0]).toMatch(/^[a-z0-9][a-z0-9._-]*-[0-9a-f]{8}$/);
  }
});

test('one name of two owners is two bots, also where one has none', () => {
  expect(keys({ name: 'low', owner: 'Ada' }, { name: 'low' })).toEqual(['low--ada', 'low--no-owner']);
});

test('one name and owner is one bot, however often it comes', () => {
  const table = new NameTable([{ name: 'low' }, { name: 'low' }]);
  expect(table.all()).toEqual([{ key: 'low', name: 'low', similar: false }]);
});

test('keys do not depend on the order in which bots come', () => {
  const bots = [
    { name: 'a' },
    { name: 'A', owner: 'x' },
    { name: 'b', owner: 'a' },
    { name: '..' },
    { name: 'a', owner: 'X' },
  ];
  const there = new NameTable(bots);
  const back = new NameTable([...bots].reverse());
  expect(there.all()).toEqual(back.all());
});

test('whatever bots are called, keys are unique and can stand in any address and on any disk', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('a', 'A', 'a--b', 'index', 'con', '../..', '<script>', 'a b', 'ä', '\u202e'),
  );
  const identity = fc.record({ name: text, owner: text }, { requiredKeys: ['name'] });
  fc.assert(
    fc.property(fc.array(identity, { maxLength: 12 }), (identities) => {
      const table = new NameTable(identities);
      const all = table.all();
      expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
      for (const { key } of all) expect(key).toMatch(/^(?!index$|con$|\.)[a-z0-9._-]{1,130}$/);
      for (const one of identities) expect(table.nameOf(one).name).toBe(one.name);
    }),
  );
});

test('the key of another bot cannot be taken by a name made for it', () => {
  const made = keys({ name: 'x', owner: 'a' }, { name: 'x', owner: 'b' }, { name: 'x--a', owner: 'c' });
  expect(new Set(made).size).toBe(3);
  expect(made[2]).toBe('x--a');
  expect(made[0]).toMatch(/^x--a-[0-9a-f]{8}$/);
});

test.each([
  ['ducker', 'Ducker'],
  ['lilli', 'l1lIi'],
  ['zero', 'zer0'],
  ['modern', 'modem'],
  ['my-bot', 'mybot'],
  ['paul', 'раul'],
  ['café', 'cafe'],
  ['full', 'ｆｕｌｌ'],
  ['same', 'sa\u200bme'],
])('%s and %s can be taken for each other', (one, other) => {
  expect(similar(one, other, 'quite-different')).toEqual([true, true, false]);
});
