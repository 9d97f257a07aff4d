import { Writable } from 'node:stream';
import { dealHands, deriveKey, receiptSalt, requestSeeds } from '@bassadewitz/fairness';
import type { MatchSetup, PlayedMatch, Seat, TimeControl } from '@bassadewitz/referee';
import { PlayerSeat, playMatch } from '@bassadewitz/referee';
import { pino } from 'pino';
import type { GatewayOptions } from '../index.ts';
import { Gateway } from '../index.ts';

const key = deriveKey('a gateway for tests');
/** More than any answer takes on a machine that is busy for seconds. */
const TIME: TimeControl = { moveMs: 60_000, bankMs: 0, networkCapMs: 0 };

/** A gateway on a port of its own that expects the bots `ann` and `bob`, and its log. */
export class TestGateway {
  readonly gateway: Gateway;
  url = '';
  readonly #lines: string[] = [];

  constructor(options: Partial<GatewayOptions> = {}) {
    const stream = new Writable({
      write: (chunk, _encoding, done) => {
        this.#lines.push(String(chunk));
        done();
      },
    });
    this.gateway = new Gateway({ log: pino({ level: 'trace' }, stream), time: TIME, ...options });
    for (const name of ['ann', 'bob']) this.gateway.expect({ name, token: `token-${name}` });
  }

  /** The lines of the log, each parsed from JSON. */
  get log(): Record<string, unknown>[] {
    return this.#lines.flatMap((chunk) => chunk.trim().split('\n')).map((line) => JSON.parse(line));
  }

  async start(): Promise<this> {
    this.url = await this.gateway.listen();
    return this;
  }

  /** Plays a match of `ann` at seat 0 against three bots in this process. */
  async play(change: Partial<MatchSetup> = {}, board = 1): Promise<PlayedMatch> {
    const local = (): Seat => new PlayerSeat((request) => request.legal[0] as string);
    const played = await playMatch({
      job: { match: 0, round: 0, table: 0, board, replay: 0, bots: [0, 1, 2, 3] },
      salt: receiptSalt(key, 0),
      ruleSet: 'classic',
      seats: [this.gateway.seatOf('ann'), local(), local(), local()],
      clock: this.gateway.clock,
      hands: (deal) => dealHands(key, board, deal),
      seeds: (deal, trick) => requestSeeds(key, board, deal, trick),
      time: TIME,
      ...change,
    });
    played.announce();
    return played;
  }
}
