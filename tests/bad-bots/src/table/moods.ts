import type { BadBot } from '../bad-bot.ts';
import { ALL_TIME } from './times.ts';

export const MOODS: readonly BadBot[] = [
  {
    bot: 'moody',
    fate: 'has what comes of it, and hurts nobody else',
    config: { boards: 6 },
    faultsInAll: [1, 72],
    standIns: [0, 24],
    hearsAnything: true,
    playMs: 3 * ALL_TIME,
  },
];
