import { isSeat, type Seat } from '@bassadewitz/rules';
import { type Position, positionText } from '../position.ts';

/** What the address of the match page asks for. */
export type Asked =
  | { readonly kind: 'match'; readonly match: number; readonly hash: string; readonly seat: Seat }
  | { readonly kind: 'board'; readonly board: number; readonly hash: string; readonly seat: Seat }
  | { readonly kind: 'anything' };

/** Reads `?match=123#deal.ply` and `?board=5#deal.ply`, each with `&seat=` for the seat from which the table is seen. Which positions there are, the match knows. */
export function readAddress({ search, hash }: Pick<Location, 'search' | 'hash'>): Asked {
  const query = new URLSearchParams(search);
  const seat = Number(query.get('seat') ?? 0);
  const place = { hash, seat: isSeat(seat) ? seat : 0 } as const;
  const match = numberIn(query, 'match');
  if (match !== undefined) return { kind: 'match', match, ...place };
  const board = numberIn(query, 'board');
  return board === undefined ? { kind: 'anything' } : { kind: 'board', board, ...place };
}

function numberIn(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  return text !== null && /^\d{1,10}$/.test(text) ? Number(text) : undefined;
}

/** The address, below the page's own, that reads as this. */
export function matchAddress(match: number, position?: Position, seat: Seat = 0): string {
  return address(`?match=${match}`, position, seat);
}

export function boardAddress(board: number, position?: Position, seat: Seat = 0): string {
  return address(`?board=${board}`, position, seat);
}

function address(query: string, position: Position | undefined, seat: Seat): string {
  return `${query}${seat === 0 ? '' : `&seat=${seat}`}${position === undefined ? '' : `#${positionText(position)}`}`;
}
