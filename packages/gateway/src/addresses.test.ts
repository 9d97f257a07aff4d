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

test('failed logins from one network of IPv6 count together', () => {
  const addresses = new Addresses({ ...DEFAULT_LIMITS, failedLogins: 2 });
  addresses.loginFailed('2001:db8:0:1::1', 0);
  addresses.loginFailed('2001:db8:0:1:ffff::2', 0);
  expect(addresses.mayLogIn('2001:db8:0:1::3', 0)).toBe(false);
  expect(addresses.mayLogIn('2001:db8:0:2::3', 0)).toBe(true);
});

test('sockets are counted for each address, and an address without one is forgotten', () => {
  const addresses = new Addresses({ ...DEFAULT_LIMITS, connectionsPerAddress: 2 });
  expect(['a', 'a', 'a', 'b'].map((address) => addresses.came(address))).toEqual(['free', 'free', 'told', 'free']);
  for (const address of ['a', 'a', 'a']) addresses.left(address);
  expect(addresses.count).toBe(1);
  expect(['a', 'a', 'a'].map((address) => addresses.came(address))).toEqual(['free', 'free', 'told']);
});

test('sockets are counted in all; the first beyond the limit are told, further ones are cut', () => {
  const addresses = new Addresses({ ...DEFAULT_LIMITS, connections: 2 });
  const rooms = Array.from({ length: 70 }, () => addresses.opened());
  expect(rooms.slice(0, 4)).toEqual(['free', 'free', 'told', 'told']);
  expect(rooms.slice(64)).toEqual(['told', 'told', 'cut', 'cut', 'cut', 'cut']);
  for (let i = 0; i < 69; i++) addresses.closed();
  expect(addresses.sockets).toBe(1);
  expect(addresses.opened()).toBe('free');
});
