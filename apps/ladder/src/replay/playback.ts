import type { DealRecord, MatchRecord } from '@bassadewitz/ledger';
import type { FaultKind } from '@bassadewitz/protocol';
import {
  bySeat,
  type Card,
  type CardSet,
  type Deal,
  type DealOutcome,
  type Four,
  parseCards,
  type Result,
  type RuleSetName,
  SEATS,
  type Seat,
  Series,
  setOf,
  sizeOf,
} from '@bassadewitz/rules';

/** A match as the rules play it again, card by card. */
export interface Playback {
  readonly ruleSet: RuleSetName;
  readonly record: MatchRecord;
  readonly deals: readonly PlayedDeal[];
  /** Where the record says something else than what follows from its cards, in plain words; empty for a true record. */
  readonly disagreements: readonly string[];
}

export interface PlayedDeal {
  readonly dealer: Seat;
  readonly dealt: Four<CardSet>;
  /** Chips that the dealer staked for this deal; 0 where a pool was carried. */
  readonly stake: number;
  /** Pool and balances while the deal is played: after the stake. */
  readonly pool: number;
  readonly balances: Four<number>;
  readonly plays: readonly Play[];
  /** How the deal was settled, with what was left. */
  readonly outcome: DealOutcome;
  readonly tricks: Four<number>;
  readonly points: Four<number>;
}

/** One card, and all that is known about how it came to be played. */
export interface Play {
  readonly seat: Seat;
  readonly card: Card;
  /** Trick of the deal, from 0. */
  readonly trick: number;
  /** What the seat could have played. */
  readonly legal: CardSet;
  /** The bot failed, and this is the fallback card. */
  readonly fault?: FaultKind;
  /** A stand-in played for a bot that was gone. */
  readonly standIn: boolean;
  /** What the clock measured, in ms; not published for every card. */
  readonly thinkMs?: number;
}

/** Think times of a match, ms: for each deal 32 numbers, at `4 * trick + seat`; null where a bot was not asked or did not answer. */
export type ThinkTimes = readonly (readonly (number | null)[])[];

/** Plays a record again by the rules. Fails, with the reason, on one that cannot be played. */
export function playbackOf(
  ruleSet: RuleSetName,
  record: MatchRecord,
  think: ThinkTimes = [],
): Result<Playback, string> {
  const series = Series.start(ruleSet);
  const deals: PlayedDeal[] = [];
  const disagreements: string[] = [];
  for (const [index, written] of record.deals.entries()) {
    const wrong = (message: string) => ({ ok: false, error: `deal ${index}: ${message}` }) as const;
    if (series.boardOver) return wrong('the board was over before it');
    const hands = handsOf(written);
    if (!hands.ok) return wrong(hands.error);
    const before = series.pool;
    const begun = series.begin(hands.value);
    if (!begun.ok) return wrong(begun.error.message);
    const deal = begun.value;
    const { dealer } = deal;
    const { pool, balances } = series;
    const plays = playsOf(deal, written, { index, record, think: think[index] ?? [] });
    if (!plays.ok) return wrong(plays.error);
    const tricks = bySeat((seat) => deal.trickCount(seat));
    const points = bySeat((seat) => deal.points(seat));
    const outcome = series.finish();
    const played = { dealer, dealt: hands.value, stake: pool - before, pool, balances, plays: plays.value, outcome };
    deals.push({ ...played, tricks, points });
    disagreements.push(...differences(index, written, { tricks, points, outcome }));
  }
  const net = deals.at(-1)?.outcome.balances ?? [0, 0, 0, 0];
  if (!sameFour(net, record.chips)) disagreements.push(`net chips: ${net}, the record has ${record.chips}`);
  return { ok: true, value: { ruleSet, record, deals, disagreements } };
}

function handsOf({ hands }: DealRecord): Result<Four<CardSet>, string> {
  const sets: CardSet[] = [];
  for (const hand of hands) {
    const cards = parseCards(hand);
    if (!cards.ok) return { ok: false, error: cards.error.message };
    sets.push(setOf(cards.value));
  }
  return { ok: true, value: bySeat((seat) => sets[seat] ?? 0) };
}

interface Around {
  readonly index: number;
  readonly record: MatchRecord;
  readonly think: readonly (number | null)[];
}

function playsOf(deal: Deal, written: DealRecord, { index, record, think }: Around): Result<Play[], string> {
  const cards = parseCards(written.plays);
  if (!cards.ok) return { ok: false, error: cards.error.message };
  const plays: Play[] = [];
  for (const [at, card] of cards.value.entries()) {
    const { turn: seat } = deal;
    const trick = Math.floor(at / 4);
    const legal = deal.legalPlays();
    const played = deal.play(seat, card);
    if (!played.ok) return { ok: false, error: played.error.message };
    const fault = written.faults.find((one) => one.seat === seat && one.trick === trick)?.kind;
    const standIn = (record.standIns ?? []).some(
      (one) => one.seat === seat && (one.deal < index || (one.deal === index && one.trick <= trick)),
    );
    const thinkMs = think[trick * 4 + seat] ?? undefined;
    plays.push({
      ...{ seat, card, trick, legal, standIn },
      ...(fault === undefined ? {} : { fault }),
      ...(thinkMs === undefined ? {} : { thinkMs }),
    });
  }
  if (!deal.over) return { ok: false, error: `${plays.length} cards are played; a deal has 32` };
  return { ok: true, value: plays };
}

function differences(
  index: number,
  written: DealRecord,
  found: Pick<PlayedDeal, 'tricks' | 'points' | 'outcome'>,
): string[] {
  const { outcome } = found;
  const pairs: [string, Four<number>, Four<number>][] = [
    ['tricks', found.tricks, written.tricks],
    ['points', found.points, written.points],
    ['chips', outcome.chips, written.chips],
    ['balances', outcome.balances, written.balances],
  ];
  const wrong = pairs.filter(([, ours, theirs]) => !sameFour(ours, theirs));
  return [
    ...wrong.map(([name, ours, theirs]) => `deal ${index}, ${name}: ${ours}, the record has ${theirs}`),
    ...(outcome.outcome === written.outcome
      ? []
      : [`deal ${index}: ${outcome.outcome}, the record has ${written.outcome}`]),
    ...(outcome.pool === written.pool
      ? []
      : [`deal ${index}: a pool of ${outcome.pool}, the record has ${written.pool}`]),
  ];
}

function sameFour(a: Four<number>, b: Four<number>): boolean {
  return SEATS.every((seat) => a[seat] === b[seat]);
}

/** Whether a play was no choice. Such a card is never asked for. */
export function isForced({ legal }: Pick<Play, 'legal'>): boolean {
  return sizeOf(legal) === 1;
}
