import type { FastifyInstance } from 'fastify';
import type { Host } from '../serve/host.ts';
import type { LiveFeed } from '../serve/live-feed.ts';
import type { SharedHall } from '../serve/shared-hall.ts';
import { findTournament } from './find-tournament.ts';
import { NO_QUERY } from './input.ts';
import { sendProblem } from './problem.ts';
import { ID, LIVE, REFUSAL } from './tournament-schemas.ts';
import { liveView } from './tournament-view.ts';

/** Bytes that may wait for somebody who watches and does not read. */
const MOST_UNREAD = 1_048_576;

/** Pages on which anybody sees how a tournament in play stands. */
export function addLiveRoutes(app: FastifyInstance, host: Host, hall: SharedHall, feed: LiveFeed): void {
  const tags = ['live'];
  const problems = { '4xx': REFUSAL, '5xx': REFUSAL };
  app.get<{ Params: { id: string } }>(
    '/v1/tournaments/:id/live',
    {
      schema: {
        tags,
        summary: 'Standings by the boards of which all replays are over, and progress.',
        params: ID,
        querystring: NO_QUERY,
        response: { 200: { ...LIVE, description: 'How it stands.' }, ...problems },
      },
    },
    async (request, reply) => {
      const hosted = findTournament(host, request, reply);
      if (hosted === undefined) return reply;
      reply.header('cache-control', 'no-cache');
      await hosted.loadLive();
      return liveView(hosted);
    },
  );

  app.get<{ Params: { id: string } }>(
    '/v1/tournaments/:id/live/events',
    {
      schema: {
        tags,
        summary:
          'The same as server-sent events of the type `live`: at once, and then as it changes, once a second at most.',
        params: ID,
        querystring: NO_QUERY,
        response: {
          200: { description: 'A stream of events.', content: { 'text/event-stream': { schema: { type: 'string' } } } },
          ...problems,
        },
      },
    },
    async (request, reply) => {
      const hosted = findTournament(host, request, reply);
      if (hosted === undefined) return reply;
      const address = hall.addressOf(request.raw);
      if (!feed.hasRoom(address)) {
        return sendProblem(
          reply,
          'TOO_MANY_READERS',
          'too many watch from this address, or in all; ask …/live instead',
        );
      }
      await hosted.loadLive();
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-cache',
        // Of a proxy that gathers answers.
        'x-accel-buffering': 'no',
      });
      const leave = feed.watch(hosted, {
        address,
        send: (text) => {
          raw.write(text);
          return raw.writableLength <= MOST_UNREAD;
        },
        end: () => raw.destroy(),
      });
      raw.once('close', leave);
      return reply;
    },
  );
}
