import type { Decoded } from './diagnosis.ts';
import { refuse } from './diagnosis.ts';
import type { ServerMessage } from './generated/messages.ts';
import * as validators from './generated/strict-validators.ts';
import { quote } from './quote.ts';
import { readServerFrame, type ServerValidators } from './server-frames.ts';
import type { Validator } from './validator.ts';

const STRICT: ServerValidators = new Map<string, Validator<ServerMessage>>([
  ['welcome', validators.Welcome],
  ['request', validators.Request],
  ['deal-result', validators.DealResult],
  ['match-result', validators.MatchResult],
  ['error', validators.ErrorMessage],
  ['goodbye', validators.Goodbye],
]);

/**
 * Reads a frame that a server sent as no bot should: a field, a message or a value of a growing enumeration that version
 * 1.0 does not have is refused. For tests of servers, which must send what is written and nothing else.
 */
export function decodeServerFrameStrictly(text: string): Decoded<ServerMessage> {
  const decoded = readServerFrame(text, STRICT);
  if (!decoded.ok) return decoded;
  if (decoded.value.type !== 'unknown') return { ok: true, value: decoded.value };
  return refuse(
    'UNKNOWN_TYPE',
    `a server sends ${[...STRICT.keys()].join(', ')}; ${quote(decoded.value.name)} came`,
    '/type',
  );
}
