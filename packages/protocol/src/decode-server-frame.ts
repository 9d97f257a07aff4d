import type { Decoded } from './diagnosis.ts';
import type { ServerMessage } from './generated/messages.ts';
import * as validators from './generated/server-validators.ts';
import { readServerFrame, type ServerValidators, type UnknownMessage } from './server-frames.ts';
import type { Validator } from './validator.ts';

const LENIENT: ServerValidators = new Map<string, Validator<ServerMessage>>([
  ['welcome', validators.Welcome],
  ['request', validators.Request],
  ['deal-result', validators.DealResult],
  ['match-result', validators.MatchResult],
  ['error', validators.ErrorMessage],
  ['goodbye', validators.Goodbye],
]);

/**
 * Reads a frame that a server sent, as a bot must: fields that are not known are left alone, and a message of an unknown
 * type is not an error but `{ type: 'unknown', name }`. Never throws. Refusals are INVALID_JSON and SCHEMA.
 */
export function decodeServerFrame(text: string): Decoded<ServerMessage | UnknownMessage> {
  return readServerFrame(text, LENIENT);
}
