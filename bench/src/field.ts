import { createWriteStream } from 'node:fs';
import { devNull } from 'node:os';
import type { Key, MatchJob } from '@bassadewitz/fairness';
import { dealHands, receiptSalt, requestSeeds } from '@bassadewitz/fairness';
import { Gateway } from '@bassadewitz/gateway';
import type { PlayedMatch, Seat, TimeControl } from '@bassadewitz/referee';
import { playMatch } from '@bassadewitz/referee';
import { bySeat } from '@bassadewitz/rules';
import { pino } from 'pino';
import type { LoadOrder } from './load-order.ts';
import { LoadProcess } from './load-process.ts';

/** So many bots log in at a time, fewer than the sockets that a server lets wait. */
const AT_ONCE = 250;
const PATIENCE_MS = 60_000;
const LIMITS = { tablesPerBot: 4096, connectionsPerAddress: 100_000, connections: 100_000 };

export interface FieldOptions {
  readonly key: Key;
  readonly bots: number;
  /** Processes that the bots are spread over. */
  readonly processes: number;
  readonly time: TimeControl;
  /** Whether they are written with the published client; otherwise they do as little as a bot can. Default: false. */
  readonly client?: boolean;
}

/** A gateway in this process, and bots in others that are connected to it over sockets and answer at once. */
export class Field {
  readonly gateway: Gateway;
  readonly #options: FieldOptions;
  readonly #log = pino({ level: 'info' }, createWriteStream(devNull));
  readonly #processes: LoadProcess[] = [];

  constructor(options: FieldOptions) {
    this.#options = options;
    this.gateway = new Gateway({ log: this.#log, time: options.time, limits: LIMITS });
  }

  /** Lets all bots come in; resolves when they are ready. */
  async open(): Promise<void> {
    const { bots, processes, client = false } = this.#options;
    const url = await this.gateway.listen();
    const names = Array.from({ length: bots }, (_, bot) => nameOf(bot));
    for (const name of names) this.gateway.expect({ name, token: name });
    for (let process = 0; process < processes; process++) this.#processes.push(new LoadProcess());
    const size = Math.min(AT_ONCE, Math.ceil(bots / processes));
    const order = (some: readonly string[]): LoadOrder =>
      client ? { do: 'client-bots', url, names: some } : { do: 'bots', url, names: some, batching: true };
    for (let first = 0; first < bots; first += size) {
      const some = names.slice(first, first + size);
      const process = this.#processes[(first / size) % processes] as LoadProcess;
      await process.order(order(some));
      const soon = AbortSignal.timeout(PATIENCE_MS);
      await Promise.all(some.map((name) => this.gateway.whenReady(name, soon)));
    }
  }

  /** How many of the bots are ready. */
  get ready(): number {
    return this.gateway.statuses().filter(({ state }) => state === 'ready').length;
  }

  /** Plays a match. The result is not told to the bots: that is up to `announce`. */
  play(job: MatchJob, seatOf: (bot: number) => Seat = (bot) => this.seatOf(bot)): Promise<PlayedMatch> {
    const { key, time } = this.#options;
    return playMatch({
      job,
      salt: receiptSalt(key, job.match),
      ruleSet: 'classic',
      seats: bySeat((seat) => seatOf(job.bots[seat])),
      clock: this.gateway.clock,
      hands: (deal) => dealHands(key, job.board, deal),
      seeds: (deal, trick) => requestSeeds(key, job.board, deal, trick),
      time,
      log: this.#log.child({ match: job.match, board: job.board, replay: job.replay }),
    });
  }

  seatOf(bot: number): Seat {
    return this.gateway.seatOf(nameOf(bot));
  }

  async close(): Promise<void> {
    await Promise.all(this.#processes.map((process) => process.end()));
    await this.gateway.drain();
  }
}

function nameOf(bot: number): string {
  return `bot-${bot}`;
}
