import type { BadBot } from '../bad-bot.ts';
import { TIMEOUTS, TOLD_TIMEOUTS } from './times.ts';

export const WRONG: readonly BadBot[] = [
  {
    bot: 'illegal',
    fate: 'has a fault for each card, and never two for one',
    faults: { illegal: 24 },
    standIns: 8,
    cards: 'fallback',
    told: { ILLEGAL_CARD: 24, STOOD_IN: 8 },
  },
  {
    bot: 'malformed',
    fate: 'has a fault for each frame that names an open request',
    faults: { malformed: 24 },
    standIns: 8,
    cards: 'fallback',
    told: { SCHEMA: 19, UNKNOWN_FIELD: 5, STOOD_IN: 8 },
  },
  {
    bot: 'garbage',
    fate: 'is told of each frame and runs out of time',
    ...TIMEOUTS,
    told: {
      ...TOLD_TIMEOUTS,
      INVALID_JSON: 10,
      SCHEMA: 8,
      UNKNOWN_TYPE: 2,
      FRAME_TOO_LARGE: 2,
      BINARY_FRAME: 2,
    },
  },
  {
    bot: 'unknown-requests',
    fate: 'is told of each and runs out of time',
    ...TIMEOUTS,
    told: { ...TOLD_TIMEOUTS, UNKNOWN_REQUEST: 24 },
  },
  { bot: 'double-answers', fate: 'has no fault: the first answer counts', cards: 'own', told: { DUPLICATE: 54 } },
  { bot: 'old-requests', fate: 'has no fault', cards: 'own', told: { DUPLICATE: 53 } },
  { bot: 'greets-again', fate: 'has no fault', cards: 'own', told: { UNEXPECTED_MESSAGE: 54 } },
];
