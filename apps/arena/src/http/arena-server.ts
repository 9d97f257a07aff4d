import { createServer, type IncomingMessage } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Certificate } from './certificate.ts';
import { BOT_PATH, beginsWebSocket, refuseOtherUpgrades } from './door.ts';
import { checkInput } from './input.ts';
import { sendProblem } from './problem.ts';
import { refuseExpectation, refuseUnreadable } from './raw-problem.ts';
import { refuse, refuseUnknown } from './refusal.ts';

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
 * JSON where a page does not say otherwise, and those that refuse are problem details, whatever came.
 */
export function createArenaServer({ certificate, log, requestMs, isCrowded }: ArenaServerOptions): FastifyInstance {
  const app = Fastify({
    bodyLimit: BODY_BYTES,
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: (error, request, reply) => {
      refuse(error, request, reply, log);
    },
    serverFactory: (handler) => {
      const options = {
        requestTimeout: requestMs,
        headersTimeout: requestMs,
        connectionsCheckingInterval: Math.min(LOOK_MS, requestMs),
        // Of a request without it Node would say nothing but 400.
        requireHostHeader: false,
        shouldUpgradeCallback: beginsWebSocket,
      };
      return certificate === undefined
        ? createServer(options, handler)
        : createSecureServer({ ...options, ...certificate, handshakeTimeout: requestMs }, handler);
    },
  });
  // Nothing here is plain text, and what says that it is one is refused by its type.
  app.removeContentTypeParser('text/plain');
  checkInput(app);
  app.server.on('upgrade', refuseOtherUpgrades).on('checkExpectation', refuseExpectation);
  app.addHook('onRequest', async (request, reply) => {
    if (isCrowded(request.raw)) {
      reply.headers({ connection: 'close', 'retry-after': '30' });
      await sendProblem(reply, 'TOO_MANY_CONNECTIONS', 'too many sockets are open from this address, or in all');
    } else if (request.headers.host === undefined && request.raw.httpVersion === '1.1') {
      await sendProblem(reply, 'BAD_REQUEST', 'no header Host came');
    }
  });
  app.setNotFoundHandler(refuseUnknown);
  app.setErrorHandler((error: Error, request, reply) => refuse(error, request, reply, log));
  app.get(BOT_PATH, { schema: { hide: true } }, (_request, reply) => {
    reply.header('upgrade', 'websocket');
    return sendProblem(reply, 'UPGRADE_REQUIRED', 'bots connect here by WebSocket (RFC 6455, version 13)');
  });
  return app;
}
