import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Admins } from '../accounts/admins.ts';
import type { PartialConfig } from '../config/read-config.ts';
import { Failure } from '../failure.ts';
import type { Wanted } from '../run/decide.ts';
import { checkFields } from '../serve/check-entrants.ts';
import type { Host } from '../serve/host.ts';
import type { Hosted } from '../serve/hosted.ts';
import type { SharedHall } from '../serve/shared-hall.ts';
import { bearerToken, refuseLogin } from './bearer.ts';
import { findTournament } from './find-tournament.ts';
import { NO_BODY, NO_QUERY } from './input.ts';
import { CREATING, DECIDING, DECISION, ID, REFUSAL, STOPPING, TOURNAMENT } from './tournament-schemas.ts';
import { tournamentView } from './tournament-view.ts';

/** Bytes of a configuration that is posted. */
const CONFIG_BYTES = 262_144;

/** What the organisers' pages stand on. */
export interface OrganiserDesk {
  readonly host: Host;
  readonly hall: SharedHall;
  readonly admins: Admins;
}

interface Decided {
  readonly kind: Exclude<Wanted['kind'], 'stop'>;
  readonly bot?: string;
  readonly board?: number;
  readonly reason: string;
}

type Asked = FastifyRequest<{ Params: { id: string } }>;

/** Pages on which tournaments are seen by anybody, and made and led by organisers. */
export function addTournamentRoutes(app: FastifyInstance, { host, hall, admins }: OrganiserDesk): void {
  const view = (hosted: Hosted) => tournamentView(hosted, (bot) => hall.status(bot)?.state ?? null);
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    const token = bearerToken(request, reply, 'an organiser');
    if (token === undefined) return reply;
    if (admins.nameOf(token) !== undefined) return undefined;
    refuseLogin(reply, hall.gateway.loginFailed(hall.addressOf(request.raw)));
    return reply;
  };
  const found = (request: Asked, reply: FastifyReply) => findTournament(host, request, reply);
  const problems = { '4xx': REFUSAL, '5xx': REFUSAL };
  const tags = ['tournaments'];
  const security = [{ organiser: [] }];

  app.get(
    '/v1/tournaments',
    {
      schema: {
        tags,
        summary: 'All tournaments of this server, in the order in which they were created.',
        querystring: NO_QUERY,
        response: {
          200: {
            description: 'All of them.',
            type: 'object',
            required: ['tournaments'],
            properties: { tournaments: { type: 'array', items: TOURNAMENT } },
          },
        },
      },
    },
    async () => ({ tournaments: host.tournaments.map(view) }),
  );

  app.get<{ Params: { id: string } }>(
    '/v1/tournaments/:id',
    {
      schema: {
        tags,
        summary: 'One tournament.',
        params: ID,
        querystring: NO_QUERY,
        response: { 200: { description: 'The tournament.', ...TOURNAMENT }, ...problems },
      },
    },
    async (request, reply) => {
      const hosted = found(request, reply);
      return hosted === undefined ? reply : view(hosted);
    },
  );

  app.post<{ Body: { id?: string; title?: string; config: object } }>(
    '/v1/tournaments',
    {
      bodyLimit: CONFIG_BYTES,
      onRequest: admit,
      // What a file could say and nobody may over the network is refused by that reason, not as unknown.
      preValidation: async ({ body }) => checkFields(Object(Object(body).config), 'network'),
      schema: {
        tags,
        summary: 'Create a tournament. It begins once its bots are there.',
        security,
        querystring: NO_QUERY,
        body: CREATING,
        response: { 201: { description: 'It is on disk and waits for its bots.', ...TOURNAMENT }, ...problems },
      },
    },
    async (request, reply) => {
      const { id, title, config } = request.body;
      const { $schema: _, ...written } = config as PartialConfig & { $schema?: string };
      const hosted = host.create({ id, title, config: written }, 'network');
      return reply.code(201).header('location', `/v1/tournaments/${hosted.id}`).send(view(hosted));
    },
  );

  const order = (name: string, summary: string, give: (hosted: Hosted) => Promise<void> | void) =>
    app.post<{ Params: { id: string } }>(
      `/v1/tournaments/:id/${name}`,
      {
        onRequest: admit,
        schema: {
          tags,
          summary,
          security,
          params: ID,
          querystring: NO_QUERY,
          body: NO_BODY,
          response: { 200: { description: 'Done.', ...TOURNAMENT }, ...problems },
        },
      },
      async (request, reply) => {
        const hosted = found(request, reply);
        if (hosted === undefined) return reply;
        await give(hosted);
        return view(hosted);
      },
    );
  order('pause', 'Let the matches in play end, and play no other until it is resumed.', (hosted) => hosted.pause());
  order('resume', 'Go on after a pause or a failure.', (hosted) => hosted.resume());

  app.post<{ Params: { id: string }; Body: { reason: string } }>(
    '/v1/tournaments/:id/stop',
    {
      onRequest: admit,
      schema: {
        tags,
        summary: 'End it after the round in play; one that has not begun is never played.',
        security,
        params: ID,
        querystring: NO_QUERY,
        body: STOPPING,
        response: { 200: { description: 'It is decided.', ...TOURNAMENT }, ...problems },
      },
    },
    async (request, reply) => {
      const hosted = found(request, reply);
      if (hosted === undefined) return reply;
      await hosted.stop(request.body.reason);
      return view(hosted);
    },
  );

  app.post<{ Params: { id: string }; Body: Decided }>(
    '/v1/tournaments/:id/decisions',
    {
      onRequest: admit,
      schema: {
        tags,
        summary: 'Decide about a bot, from the next round on, or about a board.',
        security,
        params: ID,
        querystring: NO_QUERY,
        body: DECIDING,
        response: { 201: { description: 'It is on record.', ...DECISION }, ...problems },
      },
    },
    async (request, reply) => {
      const hosted = found(request, reply);
      if (hosted === undefined) return reply;
      return reply.code(201).send(await hosted.decide(wantedOf(request.body)));
    },
  );

  app.post<{ Params: { id: string }; Body: { text: string } }>(
    '/v1/tournaments/:id/entropy',
    {
      onRequest: admit,
      schema: {
        tags,
        summary: 'Hand in the text that the named source of entropy published after the commitment.',
        security,
        params: ID,
        querystring: NO_QUERY,
        body: {
          type: 'object',
          additionalProperties: false,
          required: ['text'],
          properties: { text: { type: 'string', minLength: 1, maxLength: 256 } },
        },
        response: { 200: { description: 'It is taken.', ...TOURNAMENT }, ...problems },
      },
    },
    async (request, reply) => {
      const hosted = found(request, reply);
      if (hosted === undefined) return reply;
      hosted.entropy.give(request.body.text);
      return view(hosted);
    },
  );
}

function wantedOf({ kind, bot, board, reason }: Decided): Wanted {
  const [needed, other] = kind === 'void' ? (['board', 'bot'] as const) : (['bot', 'board'] as const);
  if ({ bot, board }[other] !== undefined) {
    throw new Failure('USAGE', `${other}: not valid with ${kind}, which is about a ${needed}`);
  }
  if (kind === 'void' && board !== undefined) return { kind, board, reason };
  if (kind !== 'void' && bot !== undefined) return { kind, bot, reason };
  throw new Failure('USAGE', `${needed}: say which ${needed} is meant by ${kind}`);
}
