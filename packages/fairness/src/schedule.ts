import { developed } from './cyclic.ts';
import { exactDesign } from './design.ts';
import type { Key } from './key.ts';
import type { MatchJob } from './match-job.ts';
import { everyQuartet } from './quartets.ts';
import { relabelling } from './relabelling.ts';
import { Round } from './round.ts';
import { checkSchedule, type ScheduleConfig } from './schedule-config.ts';

/**
 * All matches of a tournament in the order in which the seed lets them be played. Only the tables of the design are
 * held; a round is worked out when it is asked for.
 */
export class Schedule {
  readonly config: ScheduleConfig;
  /** Tables of a round. */
  readonly tables: number;
  readonly boardsPerRound: number;
  readonly matchesPerRound: number;
  /** Matches of all rounds. */
  readonly matches: number;
  readonly #key: Key;
  readonly #design: Uint16Array;
  #latest: Round | undefined;

  /** @throws RangeError if `checkSchedule` refuses the configuration */
  constructor(key: Key, config: ScheduleConfig) {
    const checked = checkSchedule(config);
    if (!checked.ok) throw new RangeError(checked.error.message);
    this.config = config;
    this.#key = key;
    this.#design = designOf(config);
    this.tables = this.#design.length / 4;
    this.boardsPerRound = this.tables * config.boards;
    this.matchesPerRound = this.boardsPerRound * config.replays;
    this.matches = this.matchesPerRound * config.rounds;
  }

  /**
   * One round, from 0. The latest one asked for is kept.
   *
   * @throws RangeError if there is no such round
   */
  round(round: number): Round {
    if (!Number.isInteger(round) || round < 0 || round >= this.config.rounds) {
      throw new RangeError(`no round ${round}; the rounds are 0 to ${this.config.rounds - 1}`);
    }
    if (this.#latest?.round !== round) {
      this.#latest = new Round(this.#key, this.config, round, this.#design, this.#labels(round));
    }
    return this.#latest;
  }

  /**
   * One match, by its number in the tournament. Asking in ascending order is cheap; jumping between rounds is not.
   *
   * @throws RangeError if there is no such match
   */
  match(match: number): MatchJob {
    const round = Math.floor(match / this.matchesPerRound);
    return this.round(round).match(match - round * this.matchesPerRound);
  }

  /** Which bot plays as which number of the design. */
  #labels(round: number): number[] {
    const { bots, champion } = this.config;
    if (champion === undefined) return relabelling(this.#key, round, bots);
    // The field is relabelled among itself; the champion is the last number, at every table.
    const field = Array.from({ length: bots }, (_, bot) => bot).filter((bot) => bot !== champion);
    const labels = relabelling(this.#key, round, field.length).map((index) => field[index] as number);
    return [...labels, champion];
  }
}

/**
 * The schedule that a key and a configuration decide.
 *
 * @throws RangeError if `checkSchedule` refuses the configuration
 */
export function scheduleOf(key: Key, config: ScheduleConfig): Schedule {
  return new Schedule(key, config);
}

/** The tables of a design: four of its numbers a table, ascending. */
function designOf(config: ScheduleConfig): Uint16Array {
  const { format, bots, blocks = [] } = config;
  switch (format) {
    case 'balanced':
      return exactDesign(bots);
    case 'all':
      return everyQuartet(bots);
    case 'gauntlet':
      return Uint16Array.from(developed(bots - 1, blocks).flatMap((triple) => [...triple, bots - 1]));
    case 'budget':
      return Uint16Array.from(developed(bots, blocks).flat());
  }
}
