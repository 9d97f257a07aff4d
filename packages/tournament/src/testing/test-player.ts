import { dealHands, type MatchJob, receiptSalt, requestSeeds } from '@bassadewitz/fairness';
import { type ChooseCard, ManualClock, PlayerSeat, playMatch } from '@bassadewitz/referee';
import { bySeat } from '@bassadewitz/rules';
import type { MatchPlayer, PlayedMatch } from '../match-player.ts';
import { KEY } from './seed.ts';

/** What is different from bots that play every match, as many at once as anybody likes. */
export interface Troubles {
  /** The player rejects this match. */
  readonly failsAt?: number;
  /** Tables that a bot can play at once. */
  readonly capacity?: (bot: number) => number;
  /** Called when a match begins. */
  readonly began?: (match: number) => void;
  /** Called when the bots hear the result. */
  readonly announced?: (match: number) => void;
  /** How many turns of the event loop a match takes. */
  readonly turns?: (job: MatchJob) => number;
}

/** Every bot is a function of the request. One of them fails at times, so that there are faults and stand-ins. */
const choose: ChooseCard = ({ seed, legal }) => legal[Number.parseInt(seed.slice(0, 6), 16) % legal.length] ?? '';
const clumsy: ChooseCard = (request) => (/^[0-3]/.test(request.seed) ? 'oops' : choose(request));
const CLUMSY_BOT = 3;

/** Plays matches in memory; those begun at the same time end in another order. */
export class TestPlayer implements MatchPlayer {
  readonly begun: number[] = [];
  /** The most matches that were in play at once, and by bot. */
  most = 0;
  readonly mostOf = new Map<number, number>();
  readonly #inPlay = new Set<MatchJob>();
  readonly #troubles: Troubles;

  constructor(troubles: Troubles = {}) {
    this.#troubles = troubles;
  }

  /** Matches that were begun and have not ended. */
  get inPlay(): number {
    return this.#inPlay.size;
  }

  capacity(bot: number): number {
    return this.#troubles.capacity?.(bot) ?? 100;
  }

  async play(job: MatchJob): Promise<PlayedMatch> {
    const { match, board } = job;
    const { failsAt, announced, turns = () => 1 + ((match * 7) % 5) } = this.#troubles;
    this.#begin(job);
    for (let turn = turns(job); turn > 0; turn--) await new Promise((resolve) => setImmediate(resolve));
    this.#inPlay.delete(job);
    if (match === failsAt) throw new Error(`match ${match} failed`);
    const played = await playMatch({
      job,
      salt: receiptSalt(KEY, match),
      ruleSet: 'classic',
      seats: bySeat((seat) => new PlayerSeat(job.bots[seat] === CLUMSY_BOT ? clumsy : choose)),
      clock: new ManualClock(),
      hands: (deal) => dealHands(KEY, board, deal),
      seeds: (deal, trick) => requestSeeds(KEY, board, deal, trick),
      time: { moveMs: 1000 },
      strikes: 3,
    });
    return {
      ...played,
      announce() {
        played.announce();
        announced?.(match);
      },
    };
  }

  #begin(job: MatchJob): void {
    this.begun.push(job.match);
    this.#inPlay.add(job);
    this.most = Math.max(this.most, this.#inPlay.size);
    for (const bot of job.bots) {
      const now = [...this.#inPlay].filter(({ bots }) => bots.includes(bot)).length;
      this.mostOf.set(bot, Math.max(this.mostOf.get(bot) ?? 0, now));
    }
    this.#troubles.began?.(job.match);
  }
}
