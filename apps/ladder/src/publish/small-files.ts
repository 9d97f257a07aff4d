import type { SiteDocument } from '@bassadewitz/publication';
import { CONTENT_SECURITY_POLICY } from '../pages/policy.ts';

/** Headers in the form that hosts of static sites read: the policy, no guessing of types, and files that never change. */
export function headersFile(): string {
  return [
    '/*',
    `  Content-Security-Policy: ${CONTENT_SECURITY_POLICY}; frame-ancestors 'none'`,
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: no-referrer',
    '/data/*',
    '  Access-Control-Allow-Origin: *',
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n');
}

export function robotsFile({ baseUrl }: Pick<SiteDocument, 'baseUrl'>): string {
  // Single boards are for readers who look for them, not for an index.
  const lines = ['User-agent: *', 'Disallow: /data/', 'Disallow: /.publication/'];
  return `${[...lines, ...(baseUrl === null ? [] : [`Sitemap: ${baseUrl}sitemap.txt`])].join('\n')}\n`;
}

/** Addresses of the pages that an index is for, in English; each names its other languages itself. */
export function sitemap({ ladders, tournaments, bots }: SiteDocument, baseUrl: string): string {
  const paths = [
    '',
    'method/',
    ...ladders.map(({ id }) => `ladder/${id}/`),
    ...tournaments.map(({ id }) => `tournament/${id}/`),
    ...bots.map(({ key }) => `bot/${key}/`),
  ];
  return paths.map((path) => `${baseUrl}en/${path}index.html\n`).join('');
}
