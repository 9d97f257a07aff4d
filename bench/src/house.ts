import { createWriteStream } from 'node:fs';
import { devNull } from 'node:os';
import { Gateway } from '@bassadewitz/gateway';
import type { PlayedMatch } from '@bassadewitz/referee';
import { playMatch } from '@bassadewitz/referee';
import type { Logger } from 'pino';
import { pino } from 'pino';
import { Matches, TIME } from './schedule.ts';

/** All bots of a benchmark come from one address. */
const LIMITS = { tablesPerBot: 4096, connectionsPerAddress: 100_000, connections: 100_000 };

export const BOTS = ['north', 'east', 'south', 'west'];

/** A gateway as a tournament has it, and matches for its four bots. */
export class House {
  readonly gateway: Gateway;
  readonly #log: Logger = pino({ level: 'info' }, createWriteStream(devNull));
  readonly #matches = new Matches();

  constructor(names: readonly string[] = BOTS) {
    this.gateway = new Gateway({ log: this.#log, time: TIME, limits: LIMITS });
    for (const name of names) this.gateway.expect({ name, token: name });
  }

  /** Waits for bots; not for ever. */
  async whenReady(names: readonly string[]): Promise<void> {
    const soon = AbortSignal.timeout(60_000);
    await Promise.all(names.map((name) => this.gateway.whenReady(name, soon)));
  }

  /** Plays the next match. @throws if a bot had a fault: a measurement of that is worth nothing */
  async play(signal?: AbortSignal): Promise<PlayedMatch> {
    const job = this.#matches.next();
    const setup = this.#matches.setup(job, this.gateway.clock, (bot) => this.gateway.seatOf(BOTS[bot] as string));
    const played = await playMatch({ ...setup, log: this.#log.child({ match: job.match }) }, signal);
    played.announce();
    const [fault] = played.sidecar.faults;
    if (fault !== undefined) throw new Error(`match ${job.match}: seat ${fault.seat} had a fault, ${fault.kind}`);
    return played;
  }
}
