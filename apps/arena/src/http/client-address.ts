import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { Failure } from '../failure.ts';

/** Proxies whose word is believed on whom they speak for. */
export type TrustedProxies = (address: string) => boolean;

/** Reads addresses and subnets. @throws Failure USAGE naming the first that is none */
export function trustedProxies(texts: readonly string[]): TrustedProxies {
  const list = new BlockList();
  for (const text of texts) {
    const [address = '', bits] = text.split('/');
    const family = familyOf(address);
    const width = bits === undefined ? undefined : Number(bits);
    if (family === undefined || (width !== undefined && width > (family === 'ipv6' ? 128 : 32))) {
      throw new Failure(
        'USAGE',
        `--trust-proxy: ${JSON.stringify(text)} is no address and no subnet such as 10.0.0.0/8; see docs/remote-bots.md`,
      );
    }
    if (width === undefined) list.addAddress(address, family);
    else list.addSubnet(address, width, family);
  }
  return (address) => {
    const family = familyOf(address);
    return family !== undefined && list.check(address, family);
  };
}

/**
 * The address that a request comes from: that of its socket, or, as far as proxies are trusted, the one that they say they speak
 * for. X-Forwarded-For grows to the right, so it is read from there up to the first address that is not trusted; what stands
 * further to the left anybody may have written.
 */
export function clientAddress(request: IncomingMessage, trusted: TrustedProxies): string {
  const header = request.headers['x-forwarded-for'];
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((hop) => hop.trim());
  let address = plain(request.socket.remoteAddress ?? '');
  while (trusted(address)) {
    const hop = plain(hops.pop() ?? '');
    if (isIP(hop) === 0) break;
    address = hop;
  }
  return address;
}

/** An IPv4 address as itself where IPv6 wraps it. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  return ({ 4: 'ipv4', 6: 'ipv6' } as const)[isIP(address)];
}
