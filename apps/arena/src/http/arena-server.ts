import { createServer, type IncomingMessage } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { Failure } from '../failure.ts';
import type { Certificate } from './certificate.ts';
import { BOT_PATH, refuseOtherUpgrades } from './door.ts';
import { sendProblem } from './problem.ts';

/** How often sockets are looked at whose request takes too long, in ms. */
const LOOK_MS = 1000;

/** Bytes of a request's body that are read, where a page says nothing else. */
const BODY_BYTES = 1024;

/** What the arena's server is made of. */
export interface ArenaServerOptions {
  /** With it the server speaks TLS. */
  readonly certificate: Certificate | undefined;
  /** Never given headers, since those hold tokens. */
  readonly log: Logger;
  /** Time in ms that a socket has for TLS, and for a request to come in whole. */
  readonly requestMs: number;
  /** Whether a plain request came over a socket that is one too many: it is refused. */
  readonly isCrowded: (request: IncomingMessage) => boolean;
}

/**
 * The HTTP side of the arena's server. Its `server` listens for bots, too: the gateway takes over the upgrades. Every answer is
 * JSON where a page does not say otherwise, and errors are problem details.
 */
export function createArenaServer({ certificate, log, requestMs, isCrowded }: ArenaServerOptions): FastifyInstance {
  const app = Fastify({
    bodyLimit: BODY_BYTES,
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    // A query that is not known is an error: nobody shall think that a token in it was read.
    ajv: { customOptions: { removeAdditional: false } },
    serverFactory: (handler) => {
      const options = {
        requestTimeout: requestMs,
        headersTimeout: requestMs,
        connectionsCheckingInterval: Math.min(LOOK_MS, requestMs),
      };
      return certificate === undefined
        ? createServer(options, handler)
        : createSecureServer({ ...options, ...certificate, handshakeTimeout: requestMs }, handler);
    },
  });
  app.server.on('upgrade', refuseOtherUpgrades);
  app.addHook('onRequest', async (request, reply) => {
    if (!isCrowded(request.raw)) return;
    reply.headers({ connection: 'close', 'retry-after': '30' });
    await sendProblem(reply, 'TOO_MANY_CONNECTIONS', 'too many sockets are open from this address, or in all');
  });
  app.setNotFoundHandler((request, reply) => {
    sendProblem(reply, 'NOT_FOUND', `there is no ${request.method} ${pathOf(request.url)}`);
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof Failure && error.exit in OF_FAILURE) {
      return sendProblem(reply, OF_FAILURE[error.exit as keyof typeof OF_FAILURE], error.message);
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return sendProblem(reply, status === 413 ? 'TOO_LARGE' : 'BAD_REQUEST', error.message);
    log.error({ err: error, path: pathOf(request.url) }, 'a page failed');
    return sendProblem(reply, 'INTERNAL', 'the arena failed; its organiser finds more in the log');
  });
  app.get(BOT_PATH, { schema: { hide: true } }, (_request, reply) => {
    reply.header('upgrade', 'websocket');
    return sendProblem(reply, 'UPGRADE_REQUIRED', 'bots connect here by WebSocket');
  });
  return app;
}

/** What failures that a person can act on are to whoever asked over HTTP. */
const OF_FAILURE = { USAGE: 'BAD_REQUEST', CHANGED: 'CONFLICT', FILES: 'STORAGE' } as const;

/** Without the query: whatever somebody put into it stays out of logs and answers. */
function pathOf(url: string): string {
  return (url.split('?', 1)[0] ?? '').slice(0, 100);
}
