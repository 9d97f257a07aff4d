import { counted } from '../plural.ts';
import type { SiteWords } from '../shape/site-words.ts';

export const site: SiteWords = {
  skip: 'Skip to the content',
  navigation: 'Main',
  ladders: 'Ladders',
  tournaments: 'Tournaments',
  method: 'Method',
  languages: 'Language',
  theme: { dark: 'Switch to dark colours', light: 'Switch to light colours' },
  footer:
    'Every number here is computed from the complete record of what was played. Each tournament offers that record to download, and your browser can check it.',
  feed: 'Feed of finished tournaments',
  asJson: 'This page as JSON',
  rules: { classic: 'Classic', easy: 'Easy', swedish: 'Swedish' },
  time: (move, bank) => `${move} a move, ${bank} in reserve`,
  bots: counted('en', 'bot', 'bots'),
  boards: counted('en', 'board', 'boards'),
  matches: counted('en', 'match', 'matches'),
  rounds: counted('en', 'round', 'rounds'),
  tournamentsPlayed: counted('en', 'tournament', 'tournaments'),
  tournamentOf: (bots) => `Tournament of ${bots}`,
  board: (number) => `Board ${number}`,
  match: (number) => `Match ${number}`,
  by: (owner) => ['by ', owner],
  unknown: 'not known yet',
};
