import type { Count } from '../counts.ts';

/** What a bot costs that uses up all its time in each match: three strikes of 500 ms, and the bank of 4000 ms. */
export const ALL_TIME = 5500;

/** The gateway waits so long for a connection to close, and the arena so long for a process to end. */
export const CLOSING = 2000;
export const GRACE = 2000;

/** Roomy times, for bots that lose some time and must not run out of it on a busy machine. They cost nothing where all answer. */
export const ROOMY = { moveMs: 3000, bankMs: 6000 };

/** The same for bots that answer everything in the end: it costs nothing where nobody lets it run out. */
export const ENDLESS = { moveMs: 20_000, bankMs: 20_000 };

/** Every request runs out, so three strikes in each of eight matches, and a stand-in for the rest. */
export const TIMEOUTS = { faults: { timeout: 24 }, standIns: 8, cards: 'fallback', playMs: ALL_TIME } as const;
export const DISCONNECTS = { faults: { disconnect: 24 }, standIns: 8, cards: 'fallback', playMs: ALL_TIME } as const;
export const TOLD_TIMEOUTS = { TIMEOUT: 24, STOOD_IN: 8 };

/** What a bot may hear of its matches, and of its logins, that never gives up. */
export const RELENTLESS: { readonly told: Record<string, Count>; readonly closed: Record<string, Count> } = {
  told: { TIMEOUT: [0, 24], LATE: [0, 24], STOOD_IN: [0, 8], TOO_MANY_LOGINS: [0, 1e5] },
  closed: { 1006: [0, 1e5], 4508: [0, 1e5] },
};
