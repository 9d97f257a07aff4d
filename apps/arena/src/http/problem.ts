import type { FastifyReply } from 'fastify';

/** What an answer over HTTP can be that refuses, with its status and its title. */
export const PROBLEMS = {
  BAD_REQUEST: [400, 'What was asked for is not valid'],
  UNAUTHORIZED: [401, 'A token is needed'],
  NOT_FOUND: [404, 'There is nothing here'],
  REQUEST_TIMEOUT: [408, 'The request took too long'],
  CONFLICT: [409, 'That cannot be done as things stand'],
  TOO_LARGE: [413, 'The body is too large'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'The body is not of a type that is read here'],
  UPGRADE_REQUIRED: [426, 'Bots come by WebSocket'],
  TOO_MANY_LOGINS: [429, 'Too many logins failed'],
  TOO_MANY_READERS: [429, 'Too many who watch'],
  HEADERS_TOO_LARGE: [431, 'The headers are too large'],
  INTERNAL: [500, 'The arena failed'],
  TOO_MANY_CONNECTIONS: [503, 'Too many connections'],
  UNAVAILABLE: [503, 'Not now'],
  STORAGE: [507, 'A file cannot be written or read'],
} as const satisfies Readonly<Record<string, readonly [status: number, title: string]>>;

export type ProblemCode = keyof typeof PROBLEMS;

/** Problem details as RFC 9457 has them, with the code for programs and where to read on. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  /** What came, and what is valid. */
  readonly detail: string;
  readonly code: ProblemCode;
  readonly docs: string;
}

const DOCS = 'docs/serve.md#problems';

/** The body of an answer that refuses. */
export function problemOf(code: ProblemCode, detail: string): Problem {
  const [status, title] = PROBLEMS[code];
  return { type: `urn:bassadewitz:problem:${code.toLowerCase()}`, title, status, detail, code, docs: DOCS };
}

/** Answers that it cannot be. */
export function sendProblem(reply: FastifyReply, code: ProblemCode, detail: string): FastifyReply {
  const problem = problemOf(code, detail);
  // Not by the schema of the page's answers, which knows only those that are not problems.
  return reply
    .code(problem.status)
    .type('application/problem+json')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(problem);
}
