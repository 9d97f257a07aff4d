import type { Stage } from './stage.ts';

export const PAGE_KINDS = [
  'home',
  'ladder',
  'ladder, head to head',
  'bot',
  'tournament',
  'tournament, head to head',
  'matches',
  'match',
  'board',
  'method',
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** An address of each kind of page, below the folder of a language. */
export function pagesOf({ tournaments, ladders, bots }: Stage): Record<PageKind, string> {
  const { classic, swedish } = tournaments;
  const ladder = ladders.find((id) => id.startsWith('classic')) ?? '';
  const folder = `tournament/${classic.id}`;
  return {
    home: 'index.html',
    ladder: `ladder/${ladder}/index.html`,
    'ladder, head to head': `ladder/${ladder}/head-to-head/index.html`,
    bot: `bot/${bots[0]}/index.html`,
    tournament: `${folder}/index.html`,
    'tournament, head to head': `${folder}/head-to-head/index.html`,
    matches: `${folder}/matches/index.html`,
    match: `tournament/${swedish.id}/match/index.html?match=0#0.9`,
    board: `${folder}/match/index.html?board=0#0.9`,
    method: 'method/index.html',
  };
}
