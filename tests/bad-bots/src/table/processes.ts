import type { BadBot } from '../bad-bot.ts';
import { GRACE } from './times.ts';

export const PROCESSES: readonly BadBot[] = [
  { bot: 'forks-children', fate: 'has no fault, and takes them with it', cards: 'own', endMs: GRACE },
  {
    bot: 'will-not-go',
    fate: 'has no fault, and is ended by force',
    cards: 'own',
    closed: { 1006: [1, 1000] },
    endMs: GRACE,
  },
];
