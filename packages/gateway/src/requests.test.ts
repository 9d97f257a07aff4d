import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BotSeat } from './bot-seat.ts';
import { Requests } from './requests.ts';

const seat = (name: string) => ({ name }) as unknown as BotSeat;

test('a request is known by its name from its opening to its closing', () => {
  const requests = new Requests();
  const [one, two] = [seat('one'), seat('two')];
  const names = [requests.open(one), requests.open(two)].map((number) => requests.nameOf(number)) as [string, string];
  expect(names.map((name) => requests.seatOf(name))).toEqual([one, two]);
  requests.close(0);
  expect(names.map((name) => requests.seatOf(name))).toEqual([undefined, two]);
  expect([...requests.waiting]).toEqual([two]);
  expect(requests.judgeClosed(names[0])).toBe('DUPLICATE');
});

test('the first answer to a request that ran out is late, the next a duplicate', () => {
  const requests = new Requests();
  const name = requests.nameOf(requests.open(seat('one')));
  requests.expire(0);
  expect([1, 2, 3].map(() => requests.judgeClosed(name))).toEqual(['LATE', 'DUPLICATE', 'DUPLICATE']);
});

test('any other text is the name of no request', () => {
  const requests = new Requests();
  for (let i = 0; i < 12; i++) requests.open(seat(String(i)));
  const prefix = requests.nameOf(0).slice(0, -1);
  const given = Array.from({ length: 12 }, (_, number) => `${prefix}${number}`);
  const near = fc.oneof(fc.stringMatching(/^[0-9]{0,17}$/), fc.string({ maxLength: 4 })).map((tail) => prefix + tail);
  fc.assert(
    fc.property(fc.oneof(near, fc.string()), (name) => {
      const known = given.includes(name);
      expect(requests.seatOf(name) !== undefined).toBe(known);
      expect(requests.judgeClosed(name)).toBe(known ? 'DUPLICATE' : 'UNKNOWN_REQUEST');
    }),
    { numRuns: 1000 },
  );
});

test('two bots, and two servers, share no names', () => {
  const [one, two] = [new Requests(), new Requests()];
  const name = one.nameOf(one.open(seat('one')));
  two.open(seat('two'));
  expect(two.judgeClosed(name)).toBe('UNKNOWN_REQUEST');
  expect([one.nameMatch(), one.nameMatch()].map((match) => match.slice(9))).toEqual(['m1', 'm2']);
});
