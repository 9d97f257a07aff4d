import type { IncomingMessage, Server } from 'node:http';
import type { Server as SecureServer } from 'node:https';
import type { Clock, TimeControl } from '@bassadewitz/referee';
import type { Logger } from 'pino';

/** What a gateway can be told. Sizes in bytes, times in ms. Everything but `log` and `time` has a default. */
export interface GatewayOptions {
  /** A logger of pino; sessions log through children of it that carry their ids. */
  readonly log: Logger;
  /** The time control, which bots are told in `welcome`. */
  readonly time: TimeControl;
  /** The strike limit, which bots are told in `welcome`. Default: 3, as at the table. */
  readonly strikes?: number;
  /** The clock of the referee. Default: a new `SystemClock`. */
  readonly clock?: Clock;
  /** A server whose upgrade requests for `path` are taken over; others are left to its other listeners. Default: one of its own. */
  readonly server?: Server | SecureServer;
  /** Where bots connect. Default: `/v1/bot`. */
  readonly path?: string;
  /** The software that `welcome` names. Default: `bassadewitz`. */
  readonly software?: string;
  /** Origins of web pages whose bots may connect, as browsers send them: `https://example.org`. Default: none. */
  readonly origins?: readonly string[];
  /** The address that a request is counted for, where it is not the socket's: behind a proxy. */
  readonly addressOf?: (request: IncomingMessage) => string;
  /** Whether sockets of an address are a proxy's: they count for the addresses that their requests are counted for. Default: none. */
  readonly isProxy?: (address: string) => boolean;
  /** The numbers; see `DEFAULT_LIMITS`. */
  readonly limits?: Partial<GatewayLimits>;
}

/** Every limit of a gateway. */
export interface GatewayLimits {
  /** A larger frame is refused. */
  readonly softFrameBytes: number;
  /** A larger frame closes the connection. */
  readonly hardFrameBytes: number;
  /** A message in more fragments closes the connection. */
  readonly fragments: number;
  /** From the opening of the socket to a valid hello. */
  readonly helloMs: number;
  /** From welcome to ready. */
  readonly prepareMs: number;
  /** Time between two pings. */
  readonly heartbeatMs: number;
  /** After so many pings in a row without a sign of life the connection is closed, when the next is due. */
  readonly missedBeats: number;
  /** How long a closing connection may take before it is cut, and all of them when the gateway drains. */
  readonly closeMs: number;
  /** Refused frames that a connection may send in a row; each second forgives one. */
  readonly badFrames: number;
  /** Frames a second that answer no open request, pings and pongs included. */
  readonly framesPerSecond: number;
  /** Frames that may have been answered by an error or a pong which the bot has not read. */
  readonly unansweredFrames: number;
  /** Bytes that may wait for a bot to read them, beside `bufferedBytesPerTable`. */
  readonly bufferedBytes: number;
  /** The same for each table that the bot plays at. */
  readonly bufferedBytesPerTable: number;
  /** Tables that one bot may be given at once, whatever it offers. */
  readonly tablesPerBot: number;
  /** Open sockets from one address, whatever they are used for; of IPv6 a network of 64 bits counts as one address. */
  readonly connectionsPerAddress: number;
  /** Open sockets in all, whatever they are used for. */
  readonly connections: number;
  /** Logins from one address that may fail in a row; each six seconds forgive one. */
  readonly failedLogins: number;
  /** Logins of one bot in a row; each second forgives one. */
  readonly logins: number;
}

export const DEFAULT_LIMITS: GatewayLimits = {
  softFrameBytes: 4096,
  hardFrameBytes: 65_536,
  fragments: 16,
  helloMs: 10_000,
  prepareMs: 60_000,
  heartbeatMs: 10_000,
  missedBeats: 6,
  closeMs: 2000,
  badFrames: 64,
  framesPerSecond: 200,
  unansweredFrames: 256,
  bufferedBytes: 1_048_576,
  bufferedBytesPerTable: 8192,
  tablesPerBot: 256,
  connectionsPerAddress: 1024,
  connections: 16_384,
  failedLogins: 20,
  logins: 600,
};

/** No timer of Node runs longer, in ms; no other limit needs a larger number either. */
const MOST = 2 ** 31 - 1;

/**
 * Fills in the defaults.
 *
 * @throws RangeError naming the value received, for a limit that does not exist or is no whole number from 1, and for a soft frame
 *   size above the hard one
 */
export function limitsOf(given: Partial<GatewayLimits> = {}): GatewayLimits {
  const known = Object.keys(DEFAULT_LIMITS);
  for (const [name, value] of Object.entries(given)) {
    if (!known.includes(name)) throw new RangeError(`there is no limit ${name}; limits are ${known.join(', ')}`);
    if (!Number.isInteger(value) || value < 1 || value > MOST) {
      throw new RangeError(`${name} is a whole number from 1 to ${MOST}, not ${String(value)}`);
    }
  }
  const limits = { ...DEFAULT_LIMITS, ...given };
  if (limits.softFrameBytes > limits.hardFrameBytes) {
    const { softFrameBytes, hardFrameBytes } = limits;
    throw new RangeError(`softFrameBytes (${softFrameBytes}) must not be above hardFrameBytes (${hardFrameBytes})`);
  }
  return limits;
}
