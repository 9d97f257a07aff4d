import type { Four } from '@bassadewitz/rules';
import { bySeat, SEATS } from '@bassadewitz/rules';
import type { MatchRecord } from './match-record.ts';

/** What the finishing order of a match depends on. */
export type Finish = Pick<MatchRecord, 'standIns'> & { readonly deals: readonly { readonly chips: Four<number> }[] };

/**
 * The finishing order of a match, by seat, 1 the best. Seats are compared by their chips over all deals of the board,
 * without stakes and refunds; those who tie share the best place (1 1 3 4). A seat that a stand-in finished is last;
 * several tie for last.
 */
export function placesOf(finish: Finish): Four<number> {
  const won = winningsOf(finish);
  const gone = new Set(finish.standIns?.map(({ seat }) => seat));
  return bySeat((seat) => {
    const better = SEATS.filter((other) =>
      gone.has(seat) ? !gone.has(other) : !gone.has(other) && won[other] > won[seat],
    );
    return better.length + 1;
  });
}

/** Chips by seat over all deals of a match, without stakes and refunds. */
export function winningsOf(finish: Pick<Finish, 'deals'>): Four<number> {
  return bySeat((seat) => finish.deals.reduce((sum, deal) => sum + deal.chips[seat], 0));
}
