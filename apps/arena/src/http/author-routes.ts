import type { Gateway } from '@bassadewitz/gateway';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LiveDossiers } from '../dossiers/live-dossiers.ts';
import { bearerToken, refuseLogin } from './bearer.ts';
import { NO_QUERY } from './input.ts';

/** Faults that one answer lists at most. */
export const MOST_FAULTS = 100;

/** What the pages of authors stand on. */
export interface AuthorDesk {
  readonly gateway: Gateway;
  readonly dossiers: LiveDossiers;
  /** The address that a request is counted for. */
  readonly addressOf: (request: FastifyRequest['raw']) => string;
}

export const FAULTS_QUERY = {
  type: 'object',
  additionalProperties: false,
  properties: {
    from: { type: 'integer', minimum: 0, default: 0 },
    most: { type: 'integer', minimum: 1, maximum: MOST_FAULTS, default: MOST_FAULTS },
  },
} as const;

/** Pages on which an author sees their own bot, and nobody else's, by its token in the header `Authorization: Bearer`. */
export function addAuthorRoutes(app: FastifyInstance, { gateway, dossiers, addressOf }: AuthorDesk): void {
  /** The bot's name, or undefined after an answer that refuses. */
  const admit = (request: FastifyRequest, reply: FastifyReply) => {
    const id = admitAuthor(gateway, addressOf, request, reply);
    return id === undefined ? undefined : gateway.status(id).name;
  };

  app.get('/v1/me', { schema: { querystring: NO_QUERY } }, async (request, reply) => {
    const name = admit(request, reply);
    if (name === undefined) return reply;
    await dossiers.refresh();
    const { state, roundTripMs } = gateway.status(name);
    return { name, state, roundTripMs: roundTripMs ?? null, tournament: dossiers.summary(name) ?? null };
  });

  app.get<{ Querystring: { from: number; most: number } }>(
    '/v1/me/faults',
    { schema: { querystring: FAULTS_QUERY } },
    async (request, reply) => {
      const name = admit(request, reply);
      if (name === undefined) return reply;
      await dossiers.refresh();
      const { from, most } = request.query;
      return { total: dossiers.summary(name)?.faults.total ?? 0, faults: dossiers.faults(name, from, most) };
    },
  );
}

/** The id of the bot whose token came, or undefined after an answer that refuses. */
export function admitAuthor(
  gateway: Gateway,
  addressOf: (request: FastifyRequest['raw']) => string,
  request: FastifyRequest,
  reply: FastifyReply,
): string | undefined {
  const token = bearerToken(request, reply, 'your bot');
  if (token === undefined) return undefined;
  const admitted = gateway.authorize(token, addressOf(request.raw));
  if (admitted.ok) return admitted.value;
  refuseLogin(reply, admitted.error);
  return undefined;
}
