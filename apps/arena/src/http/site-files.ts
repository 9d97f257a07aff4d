import { CONTENT_SECURITY_POLICY } from '@bassadewitz/ladder';
import compress from '@fastify/compress';
import statics from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Types that the library's table does not know. */
const TYPES: readonly (readonly [ending: string, type: string])[] = [
  ['.ndjson', 'application/x-ndjson; charset=utf-8'],
  ['.atom', 'application/atom+xml; charset=utf-8'],
];

/** What every answer says beside its content: nothing from elsewhere runs, nothing is guessed, nobody frames it, nothing is told to others. */
const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': `${CONTENT_SECURITY_POLICY}; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
};

/**
 * Serves the files of a site, compressed where the reader's browser takes it. Each answer is read from the folder anew, so a site that takes
 * another's place is served from then on. What begins with a dot is not served.
 */
export async function serveSite(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
  await app.register(statics, {
    root: folder,
    dotfiles: 'ignore',
    index: 'index.html',
    redirect: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const type = TYPES.find(([ending]) => path.endsWith(ending))?.[1];
      if (type !== undefined) reply.header('content-type', type);
      const forever = /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
      reply.header('cache-control', forever);
    },
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(HEADERS);
  });
}
