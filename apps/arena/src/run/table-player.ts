import { dealHands, type Key, type MatchJob, receiptSalt, requestSeeds } from '@bassadewitz/fairness';
import { type BotIdentity, type Gateway, versionChanged } from '@bassadewitz/gateway';
import type { Head } from '@bassadewitz/ledger';
import { absentSeat, type Seat as PlayedSeat, playMatch } from '@bassadewitz/referee';
import type { MatchPlayer, PlayedMatch } from '@bassadewitz/tournament';
import type { Logger } from 'pino';
import type { Attendance } from './attendance.ts';
import type { BotInstance } from './bot-instances.ts';
import type { Entrant } from './entrants.ts';
import { NEVER_CAME } from './head-of.ts';
import type { Outage } from './outage.ts';

/** What matches are played with in this process. */
export interface TablePlayerSetup {
  readonly gateway: Gateway;
  readonly attendance: Attendance;
  readonly outage: Outage;
  /** Ends the waiting for bots while most of them are away. */
  readonly stop: AbortSignal;
  readonly head: Head;
  readonly key: Key;
  /** In the order of the head's bots. */
  readonly entrants: readonly Entrant[];
  /** Gives up the matches in play. */
  readonly abandon: AbortSignal;
  readonly log: Logger;
}

/** Plays matches in this process, with bots that are connected to its gateway. */
export class TablePlayer implements MatchPlayer {
  readonly #setup: TablePlayerSetup;
  /** Logins that were told that they are of another version. */
  readonly #told = new WeakSet<BotIdentity>();

  constructor(setup: TablePlayerSetup) {
    this.#setup = setup;
  }

  /** Tables that each instance of the bot offered; a bot of several instances has room where all have. */
  capacity(bot: number): number {
    if (this.#neverCame(bot)) return Number.POSITIVE_INFINITY;
    const instances = this.#setup.entrants[bot]?.instances ?? [];
    return Math.min(...instances.map(({ id }) => this.#setup.gateway.status(id).identity?.tables ?? 1));
  }

  async play(job: MatchJob): Promise<PlayedMatch> {
    const { gateway, head, key, abandon, log } = this.#setup;
    const { match, board, replay } = job;
    const [a, b, c, d] = job.bots;
    const seat = (bot: number) => this.#seatOf(bot, replay);
    return playMatch(
      {
        job,
        salt: receiptSalt(key, match),
        ruleSet: head.ruleSet,
        seats: await Promise.all([seat(a), seat(b), seat(c), seat(d)]),
        clock: gateway.clock,
        hands: (deal) => dealHands(key, board, deal),
        seeds: (deal, trick) => requestSeeds(key, board, deal, trick),
        time: head.timeControl,
        ...(head.strikeLimit === undefined ? {} : { strikes: head.strikeLimit }),
        log: log.child({ match, board, replay }),
      },
      abandon,
    );
  }

  async #seatOf(bot: number, replay: number): Promise<PlayedSeat> {
    if (this.#neverCame(bot)) return absentSeat();
    const { gateway, attendance, outage, stop } = this.#setup;
    const { id } = this.#instanceOf(bot, replay);
    let there = await attendance.awaits(id);
    if (!there && outage.on) {
      // It went with most of the others, when the match was about to begin.
      await outage.over(stop);
      there = await attendance.awaits(id);
    }
    return there && this.#isEntered(bot, id) ? gateway.seatOf(id) : absentSeat();
  }

  /** Whether the bot that is there is the version that was entered: a new one is a new player, and does not play under the old one's name. */
  #isEntered(bot: number, id: string): boolean {
    const { gateway, head, log } = this.#setup;
    const { name, identity } = gateway.status(id);
    const entered = head.bots[bot]?.version ?? '';
    if (identity === undefined || identity.version === entered) return true;
    if (!this.#told.has(identity)) {
      this.#told.add(identity);
      gateway.notify(id, 'VERSION_CHANGED', versionChanged(name, entered, identity.version));
      const versions = { bot: name, entered, came: identity.version };
      log.warn(versions, 'a bot came back as another version: its matches are played without it');
    }
    return false;
  }

  #neverCame(bot: number): boolean {
    return this.#setup.head.bots[bot]?.version === NEVER_CAME;
  }

  #instanceOf(bot: number, replay: number): BotInstance {
    const instances = this.#setup.entrants[bot]?.instances ?? [];
    const instance = instances[instances.length === 1 ? 0 : replay];
    if (instance === undefined) throw new Error(`bot ${bot} has no instance for replay ${replay}`);
    return instance;
  }
}
