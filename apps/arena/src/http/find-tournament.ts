import type { FastifyReply, FastifyRequest } from 'fastify';
import { printable } from '../display/printable.ts';
import { didYouMean } from '../nearest.ts';
import type { Host } from '../serve/host.ts';
import type { Hosted } from '../serve/hosted.ts';
import { sendProblem } from './problem.ts';

/** The tournament that a path names, or undefined after an answer that there is none. */
export function findTournament(
  host: Host,
  { params: { id } }: FastifyRequest<{ Params: { id: string } }>,
  reply: FastifyReply,
): Hosted | undefined {
  const hosted = host.find(id);
  if (hosted !== undefined) return hosted;
  const hint = didYouMean(
    id,
    host.tournaments.map((one) => one.id),
  );
  const detail = `there is no tournament ${printable(id, 64)}${hint}; GET /v1/tournaments lists them`;
  sendProblem(reply, 'NOT_FOUND', detail);
  return undefined;
}
