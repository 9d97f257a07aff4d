import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { clientAddress, trustedProxies } from './client-address.ts';

const from = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

describe('the address that a request comes from', () => {
  const trusted = trustedProxies(['127.0.0.1', '10.0.0.0/8', '2001:db8::/32']);
  test.each([
    ['is that of the socket', '192.0.2.7', undefined, '192.0.2.7'],
    ['is that of the socket, where a stranger claims another', '192.0.2.7', '203.0.113.9', '192.0.2.7'],
    ['is what a trusted proxy says', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['is what a trusted proxy says, wrapped in IPv6', '::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['is the last that is not trusted', '127.0.0.1', '198.51.100.1, 203.0.113.9, 10.1.2.3', '203.0.113.9'],
    ['is that of the proxy, where it says nothing', '127.0.0.1', undefined, '127.0.0.1'],
    ['is that of the proxy, where it says no address', '10.1.2.3', 'unknown', '10.1.2.3'],
    ['is that of the first proxy, where all are trusted', '10.1.2.3', '10.0.0.1, 10.0.0.2', '10.0.0.1'],
    ['may be of IPv6', '2001:db8::1', '2001:db9::5', '2001:db9::5'],
  ])('%s', (_, socket, header, address) => {
    expect(clientAddress(from(socket, header), trusted)).toBe(address);
  });

  test.each(['10.0.0', '10.0.0.0/33', '::1/129', 'proxy.example.org'])('%s is no proxy', (text) => {
    expect(() => trustedProxies([text])).toThrow(`--trust-proxy: ${JSON.stringify(text)} is no address`);
  });
});
