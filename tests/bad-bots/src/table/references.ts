import type { BadBot } from '../bad-bot.ts';

export const REFERENCES: readonly BadBot[] = [
  { bot: 'well-behaved', fate: 'has no fault', cards: 'own' },
  { bot: 'plays-fallback', fate: 'has no fault', cards: 'fallback' },
];
