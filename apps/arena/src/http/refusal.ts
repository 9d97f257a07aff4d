import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { Conflict, Failure, failureOf } from '../failure.ts';
import { describeInput } from './input.ts';
import { type ProblemCode, sendProblem } from './problem.ts';

type Thrown = Error & Partial<FastifyError>;

/** Answers that a request cannot be met, by what a page or the framework threw. */
export function refuse(thrown: Thrown, request: FastifyRequest, reply: FastifyReply, log: Logger): FastifyReply {
  const error = failureOf(thrown) as Thrown;
  if (error instanceof Conflict) return sendProblem(reply, 'CONFLICT', error.message);
  if (error instanceof Failure) return refuseFailure(error, request, reply, log);
  if (error.validation !== undefined) {
    return sendProblem(reply, 'BAD_REQUEST', describeInput(error.validationContext ?? 'body', error.validation));
  }
  const known = OF_FRAMEWORK[error.code ?? ''];
  if (known !== undefined) return sendProblem(reply, ...known(request));
  const status = error.statusCode ?? 500;
  if (status === 403 || status === 404) return sendProblem(reply, ...nothingAt(request));
  if (status < 500) return sendProblem(reply, 'BAD_REQUEST', error.message);
  log.error({ err: error, path: pathOf(request.url) }, 'a page failed');
  return sendProblem(reply, 'INTERNAL', 'the arena failed; its organiser finds more in the log');
}

/** Answers that there is no such page. */
export function refuseUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(reply, ...nothingAt(request));
}

function refuseFailure(error: Failure, request: FastifyRequest, reply: FastifyReply, log: Logger): FastifyReply {
  if (error.exit === 'USAGE') return sendProblem(reply, 'BAD_REQUEST', error.message);
  if (error.exit === 'CHANGED') return sendProblem(reply, 'CONFLICT', error.message);
  // What else can fail is told with paths of this machine.
  log.error({ err: error, path: pathOf(request.url) }, 'a page failed');
  return error.exit === 'FILES'
    ? sendProblem(
        reply,
        'STORAGE',
        'a file on the server cannot be read or written; its organiser finds more in the log',
      )
    : sendProblem(reply, 'INTERNAL', 'the arena failed; its organiser finds more in the log');
}

type Words = [code: ProblemCode, detail: string];

const nothingAt = (request: FastifyRequest): Words => [
  'NOT_FOUND',
  `there is no ${request.method} ${pathOf(request.url)}`,
];

const OF_FRAMEWORK: Readonly<Record<string, (request: FastifyRequest) => Words>> = {
  FST_ERR_BAD_URL: ({ url }) => [
    'BAD_REQUEST',
    `the path ${pathOf(url)} cannot be read: after % two hexadecimal digits of UTF-8 are valid`,
  ],
  FST_ERR_MAX_PARAM_LENGTH: nothingAt,
  FST_ERR_CTP_BODY_TOO_LARGE: ({ routeOptions }) => [
    'TOO_LARGE',
    `the body has more than ${routeOptions.bodyLimit} bytes`,
  ],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ({ headers }) => [
    'UNSUPPORTED_MEDIA_TYPE',
    `a body came with ${typeOf(headers['content-type'])}; valid: Content-Type: application/json`,
  ],
  FST_ERR_CTP_EMPTY_JSON_BODY: () => ['BAD_REQUEST', 'Content-Type says application/json, and no body came'],
  FST_ERR_CTP_INVALID_JSON_BODY: () => ['BAD_REQUEST', 'the body is not JSON'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => ['BAD_REQUEST', 'the body is not as long as Content-Length says'],
};

function typeOf(type: string | undefined): string {
  return type === undefined ? 'no Content-Type' : `Content-Type: ${type.slice(0, 60)}`;
}

/** Without the query: whatever somebody put into it stays out of logs and answers. */
function pathOf(url: string): string {
  return (url.split('?', 1)[0] ?? '').slice(0, 100);
}
