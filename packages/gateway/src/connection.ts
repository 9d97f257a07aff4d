import type { ErrorCode, ErrorDetails, GoodbyeReason, ServerMessage } from '@bassadewitz/protocol';
import type { Outbox } from './outbox.ts';
import type { SessionState } from './session-state.ts';

/** The connection that a bot has at the moment, as those see it who have something to say to the bot. */
export interface Connection {
  readonly state: SessionState;
  readonly outbox: Outbox;
  send(message: ServerMessage): void;
  /** Ends it in good order. */
  goodbye(reason: GoodbyeReason, message: string): void;
  /** Another wants its place: pings it, and closes it if there is no sign of life by the time the next ping would be due. */
  doubt(): void;
  /** Closes it with the close code of an error. */
  close(code: ErrorCode, details?: ErrorDetails): void;
}
