import { type Key, receiptSalt } from '@bassadewitz/fairness';
import type { DealRecord, Head, MatchRecord } from '@bassadewitz/ledger';
import { bySeat, type CardSet, formatCards, SEATS, Series } from '@bassadewitz/rules';
import type { Finding } from './audit-fault.ts';
import { handIn } from './hand-text.ts';
import { playRecorded } from './plays.ts';
import { SeatWatch } from './seat-watch.ts';
import { SeedCards } from './seed-cards.ts';
import { differingSeat, settledWrong } from './settled.ts';
import type { Tally } from './tally.ts';

/** Plays the matches of a ledger again by its rule set, card by card, and compares what the records say with what comes out. */
export class MatchAudit {
  readonly #head: Head;
  readonly #key: Key | undefined;
  readonly #cards: SeedCards | undefined;
  readonly #tally: Tally;

  /** @param key undefined where the seed is not known */
  constructor(head: Head, key: Key | undefined, tally: Tally) {
    this.#head = head;
    this.#key = key;
    this.#cards = key === undefined ? undefined : new SeedCards(key, head.schedule);
    this.#tally = tally;
  }

  /** The first thing in a match that does not follow from rules, seed and plays. Where it stands in the schedule is not looked at. */
  check(record: MatchRecord): Finding | undefined {
    const salted = this.#checkSalt(record);
    if (salted !== undefined) return salted;
    const series = Series.start(this.#head.ruleSet);
    const watch = new SeatWatch(this.#head.strikeLimit);
    const tally = this.#tally;
    for (let index = 0; index < record.deals.length; index++) {
      if (series.boardOver) {
        const message = `the match has ${record.deals.length} deals; the board was over after ${index}`;
        return { check: 'deals', deal: index, message };
      }
      const finding = this.#checkDeal(record, index, series, watch);
      if (finding !== undefined) return finding;
    }
    tally.deals += 1;
    if (!series.boardOver) {
      const message = `the match ends after ${record.deals.length} deals; the board was not over`;
      return { check: 'deals', message };
    }
    tally['stand-ins'] += 1;
    const standIns = watch.end(record.standIns);
    if (standIns !== undefined) return standIns;
    tally.net += 1;
    if (differingSeat(record.chips, series.balances) < 0) return undefined;
    return { check: 'net', message: `the match has chips [${record.chips}]; [${series.balances}] is right` };
  }

  #checkSalt({ match, salt }: MatchRecord): Finding | undefined {
    if (this.#key === undefined) return undefined;
    const drawn = receiptSalt(this.#key, match);
    if (salt !== drawn) return { check: 'salt', message: `the salt is ${salt}; the seed draws ${drawn}` };
    this.#tally.salt += 1;
    return undefined;
  }

  #checkDeal(record: MatchRecord, index: number, series: Series, watch: SeatWatch): Finding | undefined {
    const recorded = record.deals[index] as DealRecord;
    const tally = this.#tally;
    tally.dealer += 1;
    if (recorded.dealer !== series.dealer) {
      const message = `seat ${recorded.dealer} deals; it is for seat ${series.dealer} to deal`;
      return { check: 'dealer', deal: index, message };
    }
    const wrong = (message: string): Finding => ({ check: 'cards', deal: index, message });
    tally.cards += 1;
    const unsorted = SEATS.find((seat) => handIn(recorded.hands[seat]) === undefined);
    if (unsorted !== undefined) {
      return wrong(`the hand of seat ${unsorted} is ${recorded.hands[unsorted]}, which is not in ascending order`);
    }
    const hands = bySeat((seat) => handIn(recorded.hands[seat]) as CardSet);
    const begun = series.begin(hands);
    if (!begun.ok) return wrong(begun.error.message);
    if (this.#cards !== undefined) {
      const dealt = this.#cards.of(record.board, index);
      const seat = differingSeat(hands, dealt);
      if (seat >= 0) {
        return wrong(
          `the hand of seat ${seat} is ${recorded.hands[seat as 0]}; the seed deals ${formatCards(dealt[seat as 0])}`,
        );
      }
    }
    const deal = begun.value;
    const played = playRecorded(deal, index, recorded, watch);
    if (played !== undefined) return played;
    tally.legality += 32;
    tally.faults += recorded.faults.length;
    return settledWrong(recorded, series.finish(), index, tally);
  }
}
