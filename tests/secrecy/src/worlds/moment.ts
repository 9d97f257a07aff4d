import type { DealRecord } from '@bassadewitz/ledger';
import type { Request, ServerMessage } from '@bassadewitz/protocol';
import type { Seat } from '@bassadewitz/rules';

/** A moment of a match: so many cards of a deal have been played, 0 to 32. */
export interface Moment {
  readonly deal: number;
  readonly plays: number;
}

/** The moment at which a request was sent. */
export function momentOf({ deal, tricks, trick }: Pick<Request, 'deal' | 'tricks' | 'trick'>): Moment {
  return { deal, plays: 4 * tricks.length + trick.cards.length };
}

/**
 * The first moment at which a seat can tell two matches apart by what lies open on the table or in its own hand; undefined where
 * it never can.
 */
export function firstDifference(
  one: readonly DealRecord[],
  other: readonly DealRecord[],
  seat: Seat,
): Moment | undefined {
  for (const [deal, { hands, plays }] of one.entries()) {
    const facing = other[deal];
    if (facing === undefined || hands[seat] !== facing.hands[seat]) return { deal, plays: 0 };
    const cards = plays.split(' ');
    const theirs = facing.plays.split(' ');
    const first = cards.findIndex((card, i) => card !== theirs[i]);
    if (first >= 0) return { deal, plays: first + 1 };
  }
  return undefined;
}

/** The frames of a transcript before the first that may show what is known from a moment on. */
export function framesBefore(transcript: readonly string[], moment: Moment | undefined): readonly string[] {
  if (moment === undefined) return transcript;
  const end = transcript.findIndex((frame) => !frame.startsWith('<') && shows(JSON.parse(frame), moment));
  return end < 0 ? transcript : transcript.slice(0, end);
}

function shows(message: ServerMessage, { deal, plays }: Moment): boolean {
  if (message.type === 'match-result') return true;
  if (message.type === 'deal-result') return message.deal >= deal;
  if (message.type !== 'request') return false;
  const at = momentOf(message);
  return at.deal > deal || (at.deal === deal && at.plays >= plays);
}
