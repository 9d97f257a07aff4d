import type { LoginRefusal } from '@bassadewitz/gateway';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './problem.ts';

/**
 * The token in the header of a request; undefined after an answer that refuses. What is answered to it is stored nowhere on the way.
 * @param whose for the words of the refusal
 */
export function bearerToken(request: FastifyRequest, reply: FastifyReply, whose: string): string | undefined {
  reply.header('cache-control', 'no-store');
  const [, token] = /^Bearer +([!-~]{1,256})$/i.exec(request.headers.authorization ?? '') ?? [];
  if (token === undefined) {
    reply.header('www-authenticate', 'Bearer');
    sendProblem(reply, 'UNAUTHORIZED', `send the token of ${whose} in the header Authorization: Bearer TOKEN`);
  }
  return token;
}

/** Answers that a token lets nobody in. */
export function refuseLogin(reply: FastifyReply, why: LoginRefusal): void {
  if (why === 'TOO_MANY_LOGINS') {
    sendProblem(reply, why, 'too many logins from this address failed; wait a minute');
    return;
  }
  reply.header('www-authenticate', 'Bearer');
  sendProblem(reply, why, 'the token is not known here');
}
