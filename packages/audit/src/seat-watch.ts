import type { FaultRecord, StandInRecord } from '@bassadewitz/ledger';
import { type Card, type CardSet, cardName, fallbackCard, type Seat } from '@bassadewitz/rules';
import type { Finding } from './audit-fault.ts';

/** One play, seen from outside: where it was made, what could have been played, what was. */
export interface SeenPlay {
  readonly deal: number;
  readonly trick: number;
  readonly seat: Seat;
  readonly legal: CardSet;
  readonly card: Card;
}

/**
 * Follows the strikes of a match's four seats as the referee counts them: a bot that is asked and fails has the fallback card played
 * and a strike; at the limit a stand-in plays all later cards of the seat. A bot that never came is struck once, at its first card,
 * which the stand-in plays already. Nobody is asked where only one card is legal.
 */
export class SeatWatch {
  readonly #limit: number;
  readonly #strikes: [number, number, number, number] = [0, 0, 0, 0];
  readonly #gone: [boolean, boolean, boolean, boolean] = [false, false, false, false];
  readonly #standIns: StandInRecord[] = [];

  /** @param strikeLimit undefined where there is none */
  constructor(strikeLimit: number | undefined) {
    this.#limit = strikeLimit ?? Number.POSITIVE_INFINITY;
  }

  /** Whether a stand-in plays some seat: until then plays without a fault need not be watched. */
  get standsIn(): boolean {
    return this.#gone[0] || this.#gone[1] || this.#gone[2] || this.#gone[3];
  }

  /** What is wrong with a play and the fault that is recorded for it, if one is. */
  play(seen: SeenPlay, fault: FaultRecord | undefined): Finding | undefined {
    const { seat, deal, trick } = seen;
    if (fault !== undefined) {
      const finding = this.#strike(seen, fault.kind);
      if (finding !== undefined) return finding;
    }
    if (!this.#gone[seat]) return fault === undefined ? undefined : this.#afterFault(seen);
    if (!this.#standIns.some((one) => one.seat === seat)) this.#standIns.push({ seat, deal, trick });
    return fellBack(seen, 'stand-ins', 'a stand-in plays');
  }

  /** Whether the record names the stand-ins that there must have been. */
  end(recorded: readonly StandInRecord[] = []): Finding | undefined {
    const last = Math.max(recorded.length, this.#standIns.length);
    for (let i = 0; i < last; i++) {
      const stands = shown(recorded[i]);
      const due = shown(this.#standIns[i]);
      if (stands !== due) {
        const message = `the stand-in at position ${i} is ${stands}; from the faults and the strike limit follows ${due}`;
        return { check: 'stand-ins', message };
      }
    }
    return undefined;
  }

  #strike({ seat, legal, deal, trick }: SeenPlay, kind: FaultRecord['kind']): Finding | undefined {
    const wrong = (message: string): Finding => ({ check: 'faults', deal, trick, message });
    if (this.#gone[seat]) return wrong(`seat ${seat} has a fault (${kind}), but a stand-in plays it`);
    if (kind === 'no-show') {
      if (deal > 0 || trick > 0) return wrong(`seat ${seat} did not come; that shows at its first card of the match`);
      this.#gone[seat] = true;
    } else if ((legal & (legal - 1)) === 0) {
      return wrong(`seat ${seat} has a fault (${kind}), but only one card was legal, so that it was not asked`);
    }
    this.#strikes[seat] += 1;
    return undefined;
  }

  #afterFault(seen: SeenPlay): Finding | undefined {
    const { seat } = seen;
    if (this.#strikes[seat] >= this.#limit) this.#gone[seat] = true;
    return fellBack(seen, 'faults', 'a fault stands');
  }
}

function fellBack(seen: SeenPlay, check: 'faults' | 'stand-ins', why: string): Finding | undefined {
  const due = fallbackCard(seen.legal);
  if (seen.card === due) return undefined;
  const message = `seat ${seen.seat} played ${cardName(seen.card)}; where ${why}, it is the fallback card ${cardName(due)}`;
  return { check, deal: seen.deal, trick: seen.trick, message };
}

function shown(standIn: StandInRecord | undefined): string {
  if (standIn === undefined) return 'none';
  return `one for seat ${standIn.seat} from deal ${standIn.deal}, trick ${standIn.trick} on`;
}
