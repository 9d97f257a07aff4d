import { deriveKey, requestSeed } from '@bassadewitz/fairness';
import type { Foot, Head, MatchRecord } from '@bassadewitz/ledger';
import type { Request } from '@bassadewitz/protocol';
import { requestOf } from '@bassadewitz/referee';
import { type CardSet, type Four, parseCards, SEATS, type Seat, Series, setOf, viewOf } from '@bassadewitz/rules';
import { Failure } from '../failure.ts';

/** A moment of a match: the play of a seat in a trick of a deal, all from 0. */
export interface Moment {
  readonly deal: number;
  readonly trick: number;
  readonly seat: Seat;
}

/** Reads `DEAL.TRICK.SEAT`. @throws Failure USAGE */
export function readMoment(text: string): Moment {
  const [, deal, trick, seat] = /^(\d{1,2})\.([0-7])\.([0-3])$/.exec(text) ?? [];
  if (deal === undefined) {
    throw new Failure(
      'USAGE',
      `--request: ${JSON.stringify(text)} is not DEAL.TRICK.SEAT, e.g. 0.3.2; deals from 0, tricks 0 to 7, seats 0 to 3`,
    );
  }
  return { deal: Number(deal), trick: Number(trick), seat: Number(seat) as Seat };
}

/**
 * The request that the seat was sent at that moment of the match, with its whole time. The seed is that of the tournament where
 * it is published, else zeros.
 * @throws Failure USAGE when the match has no such moment, or the seat had no choice and so was not asked
 */
export function requestAt(head: Head, foot: Foot | undefined, record: MatchRecord, moment: Moment): Request {
  const series = Series.start(head.ruleSet);
  for (const [index, { hands, plays }] of record.deals.entries()) {
    const begun = series.begin(handsOf(hands));
    if (!begun.ok) throw new Error(begun.error.message);
    const deal = begun.value;
    for (const card of cardsOf(plays)) {
      if (index === moment.deal && deal.tricks.length === moment.trick && deal.turn === moment.seat) {
        const view = viewOf(series, deal, moment.seat);
        if (view.legal.length < 2) {
          throw new Failure(
            'USAGE',
            `--request: seat ${moment.seat} had no choice there and was not asked; it had to play one card`,
          );
        }
        const names = { request: 'replay', match: `match-${record.match}` };
        const { moveMs, bankMs } = head.timeControl;
        return requestOf(view, names, seedOf(foot, record, moment), { moveMs, bankMs }, 0);
      }
      const played = deal.play(deal.turn, card);
      if (!played.ok) throw new Error(played.error.message);
    }
    series.finish();
  }
  throw new Failure(
    'USAGE',
    `--request: match ${record.match} has no deal ${moment.deal}; it has ${record.deals.length}`,
  );
}

function seedOf(foot: Foot | undefined, { board }: MatchRecord, { deal, trick, seat }: Moment): string {
  if (foot?.seed === undefined) return '0'.repeat(16);
  return requestSeed(deriveKey(foot.seed, foot.entropy), board, deal, trick, seat);
}

function handsOf(hands: Four<string>): Four<CardSet> {
  const [a, b, c, d] = SEATS.map((seat) => setOf(cardsOf(hands[seat]))) as [CardSet, CardSet, CardSet, CardSet];
  return [a, b, c, d];
}

function cardsOf(text: string) {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}
