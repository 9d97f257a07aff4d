import { dealHands, deriveKey, receiptSalt, requestSeeds } from '@bassadewitz/fairness';
import type { Four } from '@bassadewitz/rules';
import type { MatchSetup, PlayedMatch } from '../index.ts';
import { ManualClock, Table } from '../index.ts';
import type { Behaviour } from './test-seat.ts';
import { first, TestSeat } from './test-seat.ts';

const key = deriveKey('a table for tests');

/** A table with four seats that play their first legal card, or what is asked of them, on a clock that stands still. */
export class TestTable {
  readonly clock = new ManualClock();
  readonly seats: Four<TestSeat>;
  readonly table: Table;
  played: PlayedMatch | undefined;
  broken: unknown;

  constructor(behaviours: { readonly [seat: number]: Behaviour } = {}, change: Partial<MatchSetup> = {}, board = 3) {
    const seat = (number: number) => new TestSeat(behaviours[number] ?? first);
    this.seats = [seat(0), seat(1), seat(2), seat(3)];
    const setup: MatchSetup = {
      job: { match: 5, round: 0, table: 0, board, replay: 1, bots: [7, 2, 9, 4] },
      salt: receiptSalt(key, 5),
      ruleSet: 'classic',
      seats: this.seats,
      clock: this.clock,
      hands: (deal) => dealHands(key, board, deal),
      seeds: (deal, trick) => requestSeeds(key, board, deal, trick),
      time: { moveMs: 1000, bankMs: 3000 },
      ...change,
    };
    this.table = new Table(setup, {
      finished: (played) => {
        this.played = played;
        played.announce();
      },
      broken: (error) => {
        this.broken = error;
      },
    });
  }

  start(): this {
    this.table.start();
    return this;
  }

  /** The match, which must be over. */
  get match(): PlayedMatch {
    if (this.played === undefined) throw new Error(`the match is not over: ${String(this.broken ?? 'it waits')}`);
    return this.played;
  }

  /** All faults in the record, as seat, trick and kind. */
  get faults(): [number, number, string][] {
    return this.match.record.deals.flatMap((deal) =>
      deal.faults.map((one): [number, number, string] => [one.seat, one.trick, one.kind]),
    );
  }
}
