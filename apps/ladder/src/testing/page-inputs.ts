import type { Frame } from '../pages/frame.ts';
import type { PageInput } from '../pages/page-input.ts';
import {
  botDocument,
  botName,
  headToHeadDocument,
  ladderDocument,
  matchesDocument,
  siteDocument,
} from './documents.ts';
import { tournamentDocument } from './tournament.ts';

/** One page of each kind. */
export function pageInputs(): PageInput[] {
  const tournament = tournamentDocument();
  const names = new Map([1, 2, 3].map((index) => [`bot-${index}`, botName(index)]));
  return [
    { kind: 'home', site: siteDocument() },
    { kind: 'ladder', ladder: ladderDocument() },
    { kind: 'ladder-head-to-head', ladder: ladderDocument(), table: headToHeadDocument() },
    { kind: 'bot', bot: botDocument(), names },
    { kind: 'tournament', tournament },
    { kind: 'tournament-head-to-head', tournament, table: headToHeadDocument() },
    { kind: 'matches', tournament, matches: matchesDocument() },
    { kind: 'match', tournament },
    { kind: 'method' },
  ];
}

const assets = {
  site: 'assets/site.css',
  theme: 'assets/theme.js',
  page: 'assets/page.js',
  match: 'assets/match.js',
  matchStyle: 'assets/match.css',
  verify: 'assets/verify.js',
  live: 'assets/live.js',
  favicon: 'assets/favicon.svg',
  preview: 'assets/preview.png',
};

export const frame: Frame = { title: 'A ladder', baseUrl: null, assets };
