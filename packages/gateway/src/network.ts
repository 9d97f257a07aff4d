import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that name a network of 64 bits: what a household gets, with more addresses than can be counted. */
const GROUPS = 4;

/** What an address counts as: itself, or of IPv6 its network of 64 bits. IPv4 that IPv6 wraps is IPv4; other text is left as it is. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const wrapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (wrapped !== undefined) return wrapped;
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const length = 8 - last.length - (tail?.includes('.') ? 1 : 0);
  const groups = [...first, ...Array.from({ length: Math.max(0, length - first.length) }, () => '0'), ...last];
  return `${groups
    .slice(0, GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
