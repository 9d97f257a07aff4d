import { dealHands, type Key, type MatchJob, requestSeeds } from '@bassadewitz/fairness';
import type { Gateway } from '@bassadewitz/gateway';
import type { Head } from '@bassadewitz/ledger';
import { absentSeat, type Seat as PlayedSeat, playMatch } from '@bassadewitz/referee';
import { bySeat } from '@bassadewitz/rules';
import type { MatchPlayer, PlayedMatch } from '@bassadewitz/tournament';
import type { Logger } from 'pino';
import type { BotInstance } from './bot-instances.ts';
import type { Entrant } from './entrants.ts';
import { NEVER_CAME } from './head-of.ts';

/** Plays matches in this process, with bots that are connected to its gateway. */
export class TablePlayer implements MatchPlayer {
  readonly #gateway: Gateway;
  readonly #head: Head;
  readonly #key: Key;
  readonly #entrants: readonly Entrant[];
  readonly #abandon: AbortSignal;
  readonly #log: Logger;

  /** @param entrants in the order of the head's bots */
  constructor(gateway: Gateway, head: Head, key: Key, entrants: readonly Entrant[], abandon: AbortSignal, log: Logger) {
    this.#gateway = gateway;
    this.#head = head;
    this.#key = key;
    this.#entrants = entrants;
    this.#abandon = abandon;
    this.#log = log;
  }

  /** Tables that each instance of the bot offered; a bot of several instances has room where all have. */
  capacity(bot: number): number {
    if (this.#neverCame(bot)) return Number.POSITIVE_INFINITY;
    const instances = this.#entrants[bot]?.instances ?? [];
    return Math.min(...instances.map(({ id }) => this.#gateway.status(id).identity?.tables ?? 1));
  }

  play(job: MatchJob): Promise<PlayedMatch> {
    const { match, board, replay } = job;
    return playMatch(
      {
        job,
        ruleSet: this.#head.ruleSet,
        seats: bySeat((seat) => this.#seatOf(job.bots[seat], replay)),
        clock: this.#gateway.clock,
        hands: (deal) => dealHands(this.#key, board, deal),
        seeds: (deal, trick) => requestSeeds(this.#key, board, deal, trick),
        time: this.#head.timeControl,
        ...(this.#head.strikeLimit === undefined ? {} : { strikes: this.#head.strikeLimit }),
        log: this.#log.child({ match, board, replay }),
      },
      this.#abandon,
    );
  }

  #seatOf(bot: number, replay: number): PlayedSeat {
    return this.#neverCame(bot) ? absentSeat() : this.#gateway.seatOf(this.#instanceOf(bot, replay).id);
  }

  #neverCame(bot: number): boolean {
    return this.#head.bots[bot]?.version === NEVER_CAME;
  }

  #instanceOf(bot: number, replay: number): BotInstance {
    const instances = this.#entrants[bot]?.instances ?? [];
    const instance = instances[instances.length === 1 ? 0 : replay];
    if (instance === undefined) throw new Error(`bot ${bot} has no instance for replay ${replay}`);
    return instance;
  }
}
