import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../serve/metrics.ts';
import { NO_QUERY } from './input.ts';
import { sendProblem } from './problem.ts';
import { REFUSAL } from './tournament-schemas.ts';

const FINE = {
  description: 'Fine.',
  type: 'object',
  required: ['status'],
  properties: { status: { const: 'ok' } },
} as const;

/**
 * Pages for whoever watches over the server.
 * @param ready whether it takes bots and orders: not before everything was taken up, and not while it is closing
 */
export function addHealthRoutes(app: FastifyInstance, ready: () => boolean, metrics: Metrics): void {
  const tags = ['operations'];
  app.get(
    '/healthz',
    { schema: { tags, summary: 'Whether the process answers.', querystring: NO_QUERY, response: { 200: FINE } } },
    async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get(
    '/readyz',
    {
      schema: {
        tags,
        summary: 'Whether bots and orders are taken.',
        querystring: NO_QUERY,
        response: { 200: FINE, 503: REFUSAL },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      if (ready()) return reply.send({ status: 'ok' });
      return sendProblem(reply, 'UNAVAILABLE', 'the server is starting, or closing');
    },
  );
  app.get(
    '/metrics',
    {
      schema: {
        tags,
        summary: 'Numbers for Prometheus. They name no bot.',
        querystring: NO_QUERY,
        produces: ['text/plain'],
        response: { 200: { description: 'Text in the format of Prometheus.', type: 'string' } },
      },
    },
    async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()),
  );
}
