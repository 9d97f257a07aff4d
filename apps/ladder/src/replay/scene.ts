import { bySeat, type CardSet, type Four, RULE_SETS, type Seat, winnerOf, worthOf } from '@bassadewitz/rules';
import type { Play, Playback, PlayedDeal } from './playback.ts';
import { type Position, SETTLED } from './position.ts';

/** All that there is to see of a match at one position. */
export interface Scene {
  readonly position: Position;
  readonly deal: PlayedDeal;
  /** What each seat still holds. */
  readonly hands: Four<CardSet>;
  /** The cards of the trick on the table, in the order of play; a complete trick lies there until the next card. */
  readonly table: readonly Play[];
  /** Who takes the trick on the table and what it is worth, once it is complete. */
  readonly taken?: { readonly seat: Seat; readonly points: number };
  /** The complete tricks, the one on the table included. */
  readonly tricks: readonly SceneTrick[];
  /** The card played last. */
  readonly last?: Play;
  /** The seat to play and what it may play; nothing once all cards are played. */
  readonly next?: { readonly seat: Seat; readonly legal: CardSet };
  readonly trickCounts: Four<number>;
  readonly points: Four<number>;
  readonly pool: number;
  readonly balances: Four<number>;
  /** Whether the chips of the deal are paid. */
  readonly settled: boolean;
}

export interface SceneTrick {
  readonly plays: readonly Play[];
  readonly winner: Seat;
  readonly points: number;
}

/** What a position of a match looks like. @throws RangeError if the match has no such deal */
export function sceneAt(playback: Playback, position: Position): Scene {
  const deal = playback.deals[position.deal];
  if (deal === undefined) throw new RangeError(`no deal ${position.deal}; there are ${playback.deals.length}`);
  const settled = position.ply === SETTLED;
  const played = deal.plays.slice(0, position.ply);
  const tricks = tricksIn(playback, played);
  const open = played.length % 4;
  const table = played.slice(played.length - (open === 0 ? Math.min(4, played.length) : open));
  const taker = open === 0 ? tricks.at(-1) : undefined;
  const last = played.at(-1);
  const next = deal.plays[played.length];
  return {
    position,
    deal,
    hands: bySeat((seat) => remaining(deal.dealt[seat], seat, played)),
    table: settled ? [] : table,
    tricks,
    trickCounts: bySeat((seat) => tricks.filter(({ winner }) => winner === seat).length),
    points: bySeat((seat) => tricks.reduce((sum, { winner, points }) => sum + (winner === seat ? points : 0), 0)),
    pool: settled ? deal.outcome.pool : deal.pool,
    balances: settled ? deal.outcome.balances : deal.balances,
    settled,
    ...(taker === undefined || settled ? {} : { taken: { seat: taker.winner, points: taker.points } }),
    ...(last === undefined ? {} : { last }),
    ...(next === undefined ? {} : { next: { seat: next.seat, legal: next.legal } }),
  };
}

function remaining(dealt: CardSet, seat: Seat, played: readonly Play[]): CardSet {
  return played.reduce((hand, play) => (play.seat === seat ? hand & ~(1 << play.card) : hand), dealt);
}

function tricksIn({ ruleSet }: Playback, played: readonly Play[]): SceneTrick[] {
  return Array.from({ length: Math.floor(played.length / 4) }, (_, trick) => {
    const plays = played.slice(trick * 4, trick * 4 + 4);
    const [first, second, third, fourth] = plays as [Play, Play, Play, Play];
    const cards = [first.card, second.card, third.card, fourth.card] as const;
    return { plays, winner: winnerOf(first.seat, cards), points: worthOf(cards, RULE_SETS[ruleSet]) };
  });
}
