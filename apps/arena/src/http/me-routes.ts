import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuthorDesk } from '../serve/author-desk.ts';
import type { Hosted } from '../serve/hosted.ts';
import type { Practice } from '../serve/practice.ts';
import { KEPT_FAULTS } from '../serve/practice-faults.ts';
import type { SharedHall } from '../serve/shared-hall.ts';
import { admitAuthor, FAULTS_QUERY, MOST_FAULTS } from './author-routes.ts';
import { sendProblem } from './problem.ts';
import { REFUSAL, TOURNAMENT } from './tournament-schemas.ts';

/** Tournaments that one answer lists at most. */
const MOST_TOURNAMENTS = 50;

/** What the pages of authors stand on. */
export interface MeDesk {
  readonly hall: SharedHall;
  readonly desk: AuthorDesk;
  /** Absent where there is no practice table. */
  readonly practice: () => Practice | undefined;
}

interface FaultsQuery {
  readonly tournament?: string;
  readonly practice: boolean;
  readonly from: number;
  readonly most: number;
}

const ANYTHING = { type: ['object', 'null'], additionalProperties: true } as const;

const ME_QUERY = {
  type: 'object',
  additionalProperties: false,
  properties: { most: { type: 'integer', minimum: 1, maximum: MOST_TOURNAMENTS, default: 10 } },
} as const;

const QUERY = {
  ...FAULTS_QUERY,
  properties: {
    tournament: { type: 'string', description: 'Its id; the latest of the bot where nothing is said.' },
    practice: {
      type: 'boolean',
      default: false,
      description: `Those of the practice table instead: the latest ${KEPT_FAULTS} since the server started.`,
    },
    ...FAULTS_QUERY.properties,
  },
} as const;

/** Pages on which an author sees their own bot, and nobody else's, in all tournaments of a server. */
export function addMeRoutes(app: FastifyInstance, { hall, desk, practice }: MeDesk): void {
  const admit = (request: FastifyRequest, reply: FastifyReply) =>
    admitAuthor(hall.gateway, hall.addressOf, request, reply);
  const tags = ['authors'];
  const security = [{ bot: [] }];
  const problems = { '4xx': REFUSAL, '5xx': REFUSAL };

  app.get<{ Querystring: { most: number } }>(
    '/v1/me',
    {
      schema: {
        tags,
        security,
        summary: 'How one’s own bot stands, by its token: its connection, its tournaments, the practice table.',
        querystring: ME_QUERY,
        response: {
          200: {
            description: 'The bot whose token it is.',
            type: 'object',
            required: ['name', 'state', 'roundTripMs', 'tournaments', 'practice'],
            properties: {
              name: { type: 'string' },
              state: { type: 'string' },
              roundTripMs: { type: ['number', 'null'] },
              tournaments: {
                description: 'The latest first; `summary` is null before the first card.',
                type: 'array',
                items: {
                  type: 'object',
                  required: ['id', 'title', 'state', 'summary'],
                  properties: {
                    id: { type: 'string' },
                    title: { type: 'string' },
                    state: TOURNAMENT.properties.state,
                    summary: ANYTHING,
                  },
                },
              },
              practice: ANYTHING,
            },
          },
          ...problems,
        },
      },
    },
    async (request, reply) => {
      const id = admit(request, reply);
      if (id === undefined) return reply;
      const { name, state, roundTripMs } = hall.gateway.status(id);
      const listed = desk.tournamentsOf(id).slice(0, request.query.most);
      const tournaments = [];
      for (const one of listed) {
        const summary = (await desk.summary(name, one)) ?? null;
        tournaments.push({ id: one.id, title: one.title, state: one.state, summary });
      }
      return {
        name,
        state,
        roundTripMs: roundTripMs ?? null,
        tournaments,
        practice: practice()?.summary(id) ?? null,
      };
    },
  );

  app.get<{ Querystring: FaultsQuery }>(
    '/v1/me/faults',
    {
      schema: {
        tags,
        security,
        summary:
          'Faults of one’s own bot in a tournament or at the practice table, with the requests, to be rerun at home.',
        querystring: QUERY,
        response: {
          200: {
            description: `At most ${MOST_FAULTS} of them.`,
            type: 'object',
            required: ['tournament', 'total', 'faults'],
            properties: {
              tournament: { type: ['string', 'null'], description: 'Null for the practice table.' },
              total: { type: 'integer' },
              faults: { type: 'array', items: ANYTHING },
            },
          },
          ...problems,
        },
      },
    },
    async (request, reply) => {
      const bot = admit(request, reply);
      if (bot === undefined) return reply;
      const { name } = hall.gateway.status(bot);
      const { tournament, practice: practising, from, most } = request.query;
      if (practising) {
        if (tournament === undefined) {
          return { tournament: null, ...(practice()?.faults(bot, from, most) ?? { total: 0, faults: [] }) };
        }
        return sendProblem(reply, 'BAD_REQUEST', 'query: tournament and practice came; valid: one of them');
      }
      const own = desk.tournamentsOf(bot);
      const meant: Hosted | undefined = tournament === undefined ? own[0] : own.find(({ id }) => id === tournament);
      if (meant !== undefined) return { tournament: meant.id, ...(await desk.faults(name, meant, from, most)) };
      if (tournament === undefined) return { tournament: null, total: 0, faults: [] };
      const valid = own.map(({ id }) => id).slice(0, MOST_TOURNAMENTS);
      const detail = `your bot is in no tournament ${tournament.slice(0, 64)}; it is in: ${valid.join(', ') || 'none'}`;
      return sendProblem(reply, 'NOT_FOUND', detail);
    },
  );
}
