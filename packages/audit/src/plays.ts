import type { DealRecord, FaultRecord } from '@bassadewitz/ledger';
import { CARDS, type Deal, has, type PlayError } from '@bassadewitz/rules';
import type { Finding } from './audit-fault.ts';
import { cardAt } from './hand-text.ts';
import type { SeatWatch } from './seat-watch.ts';

/**
 * Plays the recorded cards of a deal, and holds each against the rules and the faults that are recorded.
 *
 * @param deal the deal as it was dealt; over afterwards, if nothing is wrong
 * @param index which deal of the match it is
 */
export function playRecorded(deal: Deal, index: number, record: DealRecord, watch: SeatWatch): Finding | undefined {
  const { plays, faults } = record;
  let fault = 0;
  for (let at = 0; at < CARDS.length; at++) {
    const seat = deal.turn;
    const trick = at >> 2;
    const card = cardAt(plays, at);
    if (fault < faults.length || watch.standsIn) {
      const legal = deal.legalPlays();
      const next = faults[fault];
      const struck = next !== undefined && next.seat === seat && next.trick === trick ? next : undefined;
      if (struck !== undefined) fault += 1;
      // A card that is not legal is for the deal to refuse.
      const finding = has(legal, card) ? watch.play({ deal: index, trick, seat, legal, card }, struck) : undefined;
      if (finding !== undefined) return finding;
    }
    const played = deal.play(seat, card);
    if (!played.ok) return illegal(played.error, index, trick);
  }
  const left = faults[fault];
  return left === undefined ? undefined : misplaced(left, fault, index);
}

function illegal({ message }: PlayError, deal: number, trick: number): Finding {
  return { check: 'legality', deal, trick, message };
}

function misplaced({ seat, trick, kind }: FaultRecord, position: number, deal: number): Finding {
  const message = `the fault at position ${position} (seat ${seat}, trick ${trick}, ${kind}) does not stand in order of play, one a card`;
  return { check: 'faults', deal, message };
}
