import type { DecodeError } from '@bassadewitz/protocol';
import type { Frame, Verdict } from '@bassadewitz/referee';
import type { Card } from '@bassadewitz/rules';

/** A seat that waits for an answer, as those see it who find it by the name of its request. */
export interface WaitingSeat {
  /** Hands an answer to the table. */
  answer(card: Card, frame: Frame): Verdict | undefined;
  /** Tells the table that an answer to the open request is no play. */
  malformed(error: DecodeError, frame: string): void;
  /** Sends the open request again, with the time that is left. Its clock runs on. */
  askAgain(): void;
}
