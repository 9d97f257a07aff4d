import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { NO_QUERY } from './input.ts';

/** Where the description of the API is. */
const OPEN_API_PATH = '/openapi.json';

/** Of the API, not of the arena. */
const VERSION = '1.0.0';

/** Describes the pages of a server by OpenAPI, from the schemas of their routes. To be called before they are added. */
export async function addOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Bassadewitz arena',
        description:
          'What a server started by `bassadewitz serve` answers over HTTP; bots play over WebSocket, see asyncapi.yaml. Errors are problem details (RFC 9457). See docs/serve.md.',
        version: VERSION,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      tags: [
        { name: 'tournaments', description: 'What is played, and how organisers lead it.' },
        { name: 'live', description: 'Tournaments in play.' },
        { name: 'authors', description: 'What the author of a bot may know of it.' },
        { name: 'operations', description: 'For whoever watches over the server.' },
      ],
      components: {
        securitySchemes: {
          organiser: { type: 'http', scheme: 'bearer', description: 'A token made by `bassadewitz admins add`.' },
          bot: { type: 'http', scheme: 'bearer', description: 'A token made by `bassadewitz bots add`.' },
        },
      },
    },
  });
  app.get(OPEN_API_PATH, { schema: { hide: true, querystring: NO_QUERY } }, async (_request, reply) =>
    reply.send(app.swagger()),
  );
}
