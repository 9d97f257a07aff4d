import type { BadBot } from '../bad-bot.ts';
import { ALL_TIME, CLOSING, ENDLESS, GRACE, TIMEOUTS, TOLD_TIMEOUTS } from './times.ts';

export const SLOW: readonly BadBot[] = [
  { bot: 'silent', fate: 'runs out of time three times a match', ...TIMEOUTS, told: TOLD_TIMEOUTS },
  {
    bot: 'one-ms-late',
    fate: 'is late, but for a few answers that the referee may itself have read late',
    faults: { timeout: [12, 24] },
    standIns: [1, 8],
    told: { TIMEOUT: [12, 24], LATE: [12, 24], STOOD_IN: [1, 8] },
    // An answer that was read in time after all costs its move once more.
    playMs: ALL_TIME + 4 * 500,
  },
  {
    bot: 'late-then-legal',
    fate: 'has one fault a match and plays on',
    config: { moveMs: 1000, bankMs: 3000 },
    faults: { timeout: 8 },
    told: { TIMEOUT: 8, LATE: 8 },
    playMs: 4000,
  },
  {
    bot: 'stops',
    args: ['300', '3'],
    fate: 'has no fault where it is continued in time',
    config: ENDLESS,
    cards: 'own',
    playMs: 1000,
  },
  {
    bot: 'stops',
    args: ['5250', '1'],
    fate: 'is late where it is continued too late, and plays on',
    // One match after the other, so that there are some left that it has not slept through, however late a busy machine wakes it.
    config: { tables: 1 },
    faults: { timeout: [1, 12] },
    standIns: [0, 4],
    told: { TIMEOUT: [1, 12], LATE: [1, 12], STOOD_IN: [0, 4] },
    cards: 'own',
    cardsFrom: 4,
    playMs: ALL_TIME,
  },
  {
    bot: 'stops',
    args: ['0', '1'],
    fate: 'runs out of time where it is never continued, and is ended by force',
    ...TIMEOUTS,
    goodbyes: {},
    endMs: CLOSING + GRACE,
  },
  {
    bot: 'never-reads',
    fate: 'runs out of time, and its connection is cut at the end',
    ...TIMEOUTS,
    goodbyes: {},
    endMs: CLOSING,
  },
];
