import { expect, test } from 'vitest';
import { Addresses } from './addresses.ts';
import { DEFAULT_LIMITS } from './options.ts';

test('failed logins are counted for each address, and forgiven in time', () => {
  const addresses = new Addresses({ ...DEFAULT_LIMITS, failedLogins: 2 });
  addresses.loginFailed('a', 0);
  addresses.loginFailed('a', 0);
  addresses.loginFailed('b', 0);
  expect(['a', 'b', 'c'].map((address) => addresses.mayLogIn(address, 0))).toEqual([false, true, true]);
  expect(addresses.mayLogIn('a', 6001)).toBe(true);
});

test('sockets are counted for each address and in all, and an address without one is forgotten', () => {
  const addresses = new Addresses({ ...DEFAULT_LIMITS, connectionsPerAddress: 2, connections: 3 });
  expect(['a', 'a', 'a', 'b', 'c'].map((address) => addresses.opened(address))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  for (const address of ['a', 'a', 'a', 'b']) addresses.closed(address);
  expect(addresses.count).toBe(1);
  expect(['a', 'a', 'b'].map((address) => addresses.opened(address))).toEqual([true, true, false]);
});
