import { ERROR_CODES } from './generated/enumerations.ts';
import type { Card, ErrorMessage, FaultKind, MatchId, RequestId } from './generated/messages.ts';
import { REGISTRY } from './generated/registry.ts';

export { ERROR_CODES };

/** A code of the error registry. */
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Where in the order of judgement a frame failed. A notice answers no frame. */
export const STAGES = ['size', 'json', 'schema', 'session', 'request', 'deadline', 'legality', 'notice'] as const;
export type Stage = (typeof STAGES)[number];

/** An entry of the error registry. */
export interface ErrorEntry {
  readonly code: ErrorCode;
  readonly stage: Stage;
  readonly meaning: string;
  /** What a bot's author can do about it. */
  readonly remedy: string;
  /** Whose fault it is. */
  readonly blame: 'bot' | 'network' | 'server' | 'nobody';
  /** How the bot is told: by an error message, by a goodbye, or by the close code alone. */
  readonly answer: 'error' | 'goodbye' | 'none';
  /** The close code that follows; null where the session goes on. */
  readonly closeCode: number | null;
  /** Whether the bot should connect again after that close code; null where there is none. */
  readonly reconnect: boolean | null;
  /** The kind of fault that is recorded where a request is concerned; null where none is. */
  readonly fault: FaultKind | null;
}

/** The error registry, from `protocol/v1/errors.json`. */
export const ERRORS: Readonly<Record<ErrorCode, ErrorEntry>> = REGISTRY;

/** What an error message can say besides its code. */
export interface ErrorDetails {
  /** Plain words: what came, what was valid. Left out: the meaning and the remedy from the registry. */
  readonly message?: string | undefined;
  readonly request?: RequestId | undefined;
  readonly match?: MatchId | undefined;
  /** JSON Pointer into the refused frame. */
  readonly at?: string | undefined;
  /** The fallback card that was played in place of the bot. */
  readonly played?: Card | undefined;
}

/** The path of the documentation of a code, with its anchor. */
export function docsOf(code: ErrorCode): string {
  return `protocol/v1/errors.md#${code.toLowerCase()}`;
}

/** Builds an `error` message. Details that are undefined are left out of it. */
export function errorMessage(code: ErrorCode, details: ErrorDetails = {}): ErrorMessage {
  const { message, request, match, at, played } = details;
  return {
    type: 'error',
    code,
    message: message ?? `${ERRORS[code].meaning} ${ERRORS[code].remedy}`,
    docs: docsOf(code),
    ...(request !== undefined && { request }),
    ...(match !== undefined && { match }),
    ...(at !== undefined && { at }),
    ...(played !== undefined && { played }),
  };
}
