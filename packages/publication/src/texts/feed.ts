import { nounFor } from '@bassadewitz/rules';
import type { SiteDocument } from '../documents/site.ts';

const MOST_ENTRIES = 50;

/** An Atom feed of the tournaments that are over and whose date is known, the latest first; for a site whose address is known. */
export function atomFeed({ title, tournaments }: SiteDocument, baseUrl: string): string {
  const entries = tournaments.flatMap((link) =>
    link.complete && link.ended !== null ? [{ ...link, ended: link.ended }] : [],
  );
  const shown = entries.slice(0, MOST_ENTRIES);
  const updated = shown[0]?.ended ?? '1970-01-01T00:00:00Z';
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${escaped(baseUrl)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<updated>${updated}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(`${baseUrl}feed.atom`)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(baseUrl)}"/>`,
    `<author><name>${escaped(title)}</name></author>`,
    ...shown.map((link) => {
      const url = escaped(`${baseUrl}en/tournament/${link.id}/`);
      const name =
        link.title ??
        `${link.ruleSet}: ${link.bots} ${nounFor(link.bots, 'bot')}, ${link.matches} ${nounFor(link.matches, 'match', 'matches')}`;
      return [
        '<entry>',
        `<id>${url}</id>`,
        `<title>${escaped(name)}</title>`,
        `<updated>${link.ended}</updated>`,
        `<link rel="alternate" type="text/html" href="${url}"/>`,
        `<summary>${escaped(`${link.bots} ${nounFor(link.bots, 'bot')}, ${link.boards} ${nounFor(link.boards, 'board')}, ${link.matches} ${nounFor(link.matches, 'match', 'matches')}, rules ${link.ruleSet}; ${link.rated ? 'rated' : 'not rated'}.`)}</summary>`,
        '</entry>',
      ].join('\n');
    }),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
