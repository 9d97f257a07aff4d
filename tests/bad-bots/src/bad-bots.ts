import type { Count } from './counts.ts';

/** A bad bot, and what must become of it. The others never have a fault. */
export interface BadBot {
  /** A program of `bots/`, without its extension. */
  readonly bot: string;
  readonly args?: readonly string[];
  /** Fields of the tournament's configuration that differ from the usual ones. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** How long after the others `low` starts, in ms. */
  readonly lowStartsAfterMs?: number;
  /** What happens, as the end of a sentence that begins with the bot's name. */
  readonly fate: string;
  /** Its faults by kind; none where nothing is said. */
  readonly faults?: Readonly<Record<string, Count>>;
  /** All its faults together, where their kind is left to chance. */
  readonly faultsInAll?: Count;
  /** Matches that a stand-in finished for it; none where nothing is said. */
  readonly standIns?: Count;
  /**
   * Whose cards the ledger shows for it: `own`, those of a bot without a vice; `fallback`, those that the referee plays, as if it
   * had chosen them itself. Nothing is said where time decides.
   */
  readonly cards?: 'own' | 'fallback';
  /** The error codes that it is told; none where nothing is said. */
  readonly told?: Readonly<Record<string, Count>>;
  /** The codes other than 1000 with which its connections end. */
  readonly closed?: Readonly<Record<string, Count>>;
  /** The reasons of the goodbyes that it hears: that the tournament is over, where nothing is said. */
  readonly goodbyes?: Readonly<Record<string, Count>>;
  /** How long the matches may take together, in ms, where it is more than a moment. */
  readonly playMs?: number;
  /** How long it may hold up the end, in ms. */
  readonly endMs?: number;
  /** Whether it gets its open requests again. */
  readonly again?: boolean;
}

/** What a bot costs that uses up all its time in each match: three strikes of 500 ms, and the bank of 1000 ms. */
const ALL_TIME = 2500;

/** The gateway waits so long for a connection to close, and the arena so long for a process to end. */
const CLOSING = 2000;
const GRACE = 2000;

/** Roomy times, for bots that lose some time and must not run out of it on a busy machine. They cost nothing where all answer. */
const ROOMY = { moveMs: 3000, bankMs: 6000 };

/** Every request runs out, so three strikes in each of eight matches, and a stand-in for the rest. */
const TIMEOUTS = { faults: { timeout: 24 }, standIns: 8, cards: 'fallback', playMs: ALL_TIME } as const;
const DISCONNECTS = { faults: { disconnect: 24 }, standIns: 8, cards: 'fallback', playMs: ALL_TIME } as const;
const TOLD_TIMEOUTS = { TIMEOUT: 24, STOOD_IN: 8 };

/** What a bot may hear of its matches, and of its logins, that never gives up. */
const RELENTLESS: { readonly told: Record<string, Count>; readonly closed: Record<string, Count> } = {
  told: { TIMEOUT: [0, 24], LATE: [0, 24], STOOD_IN: [0, 8], TOO_MANY_LOGINS: [0, 1e5] },
  closed: { 1006: [0, 1e5], 4508: [0, 1e5] },
};

const REFERENCES: readonly BadBot[] = [
  { bot: 'well-behaved', fate: 'has no fault', cards: 'own' },
  { bot: 'plays-fallback', fate: 'has no fault', cards: 'fallback' },
];

const SLOW: readonly BadBot[] = [
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
    config: { moveMs: 1000, bankMs: 500 },
    faults: { timeout: 8 },
    told: { TIMEOUT: 8, LATE: 8 },
    playMs: 1500,
  },
  {
    bot: 'stops',
    args: ['300', '3'],
    fate: 'has no fault where it is continued in time',
    config: ROOMY,
    cards: 'own',
    playMs: 1000,
  },
  {
    bot: 'stops',
    args: ['1750', '1'],
    fate: 'is late where it is continued too late, and plays on',
    faults: { timeout: [1, 24] },
    standIns: [0, 8],
    told: { TIMEOUT: [1, 24], LATE: [1, 24], STOOD_IN: [0, 8] },
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

const WRONG: readonly BadBot[] = [
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

const FLOODS: readonly BadBot[] = [
  {
    bot: 'garbage-flood',
    fate: 'is thrown out, and what it was to play is a flood',
    faults: { flood: 24 },
    standIns: 8,
    cards: 'fallback',
    told: { INVALID_JSON: 65, BUDGET_SPENT: 1 },
    closed: { 4503: 1 },
    goodbyes: {},
    playMs: ALL_TIME,
  },
  {
    bot: 'garbage-for-ever',
    fate: 'is thrown out again and again, and hurts nobody else',
    config: ROOMY,
    faultsInAll: [0, 24],
    standIns: [0, 8],
    told: { ...RELENTLESS.told, INVALID_JSON: [65, 1e6], BUDGET_SPENT: [1, 1e4], FLOOD: [0, 1e4] },
    closed: { ...RELENTLESS.closed, 4503: [1, 1e4] },
    goodbyes: { 'tournament-over': [0, 1] },
    playMs: ROOMY.moveMs,
  },
  {
    bot: 'ping-flood',
    fate: 'is thrown out, comes back, and has no fault',
    config: ROOMY,
    cards: 'own',
    told: { FLOOD: 1 },
    closed: { 4504: 1 },
    again: true,
    playMs: 1000,
  },
  {
    bot: 'huge-frame',
    fate: 'is thrown out, comes back, and has no fault',
    config: ROOMY,
    cards: 'own',
    closed: { 1009: 1 },
    again: true,
    playMs: CLOSING,
  },
  {
    bot: 'tiny-fragments',
    fate: 'is thrown out, comes back, and has no fault',
    config: ROOMY,
    cards: 'own',
    closed: { 1008: 1 },
    again: true,
    playMs: CLOSING,
  },
  {
    bot: 'raw-bytes',
    fate: 'is thrown out, comes back, and has no fault',
    config: ROOMY,
    cards: 'own',
    closed: { 1002: 1 },
    again: true,
    playMs: CLOSING,
  },
  {
    bot: 'opens-sockets',
    fate: 'is refused those above the limit, and has no fault',
    config: ROOMY,
    cards: 'own',
    closed: { 4507: [70, 80] },
    playMs: 1000,
    endMs: CLOSING,
  },
  { bot: 'idle-sockets', fate: 'has no fault, and holds up no end', cards: 'own', endMs: CLOSING },
  {
    bot: 'guesses-tokens',
    fate: 'keeps nobody out, and has no fault',
    lowStartsAfterMs: 1000,
    cards: 'own',
    closed: { 4001: [20, 30], 4508: [0, 10] },
  },
];

const CONNECTIONS: readonly BadBot[] = [
  {
    bot: 'half-open',
    fate: 'is gone when half of its connection is',
    ...DISCONNECTS,
    closed: { 1006: 1 },
    goodbyes: {},
  },
  { bot: 'leaves', fate: 'is let go, and is missed', ...DISCONNECTS, goodbyes: { 'bot-left': 1 } },
  {
    bot: 'cuts-and-returns',
    fate: 'gains no time by it',
    faultsInAll: 24,
    standIns: 8,
    cards: 'fallback',
    told: RELENTLESS.told,
    closed: RELENTLESS.closed,
    goodbyes: { 'tournament-over': [0, 1] },
    playMs: ALL_TIME,
    again: true,
  },
  {
    bot: 'goes-away',
    args: ['500'],
    fate: 'has no fault where it is back in time: matches wait for it',
    config: ROOMY,
    cards: 'own',
    closed: { 1006: 1 },
    playMs: 1000,
  },
  {
    bot: 'goes-away',
    args: ['60000'],
    fate: 'does not show in the matches to come, but for one that had begun',
    config: { boards: 1, returnMs: 500 },
    faults: { disconnect: [0, 3], 'no-show': [2, 3] },
    standIns: [2, 3],
    closed: { 1006: 1 },
    goodbyes: {},
    playMs: ALL_TIME + 500,
  },
  {
    bot: 'connects-twice',
    fate: 'plays on with the newer connection, without a fault',
    config: ROOMY,
    cards: 'own',
    closed: { 4004: 1 },
    goodbyes: { replaced: 1, 'tournament-over': 1 },
    again: true,
    playMs: 1000,
  },
  {
    bot: 'twins',
    fate: 'throw each other out again and again, and hurt nobody else',
    config: ROOMY,
    faultsInAll: [0, 24],
    standIns: [0, 8],
    told: RELENTLESS.told,
    closed: { ...RELENTLESS.closed, 4004: [1, 1e5] },
    goodbyes: { replaced: [1, 1e5], 'tournament-over': [1, 2] },
    playMs: ROOMY.moveMs,
  },
];

const CRASHES: readonly BadBot[] = [
  ...(['start', 'welcome'] as const).map((phase) => ({
    bot: 'crashes',
    args: [phase],
    fate: 'does not show, and stand-ins play all its matches at once',
    config: { absent: 'stand-in' },
    faults: { 'no-show': 8 },
    standIns: 8,
    cards: 'fallback' as const,
    goodbyes: {},
  })),
  {
    bot: 'never-ready',
    fate: 'does not show, and stand-ins play all its matches at once',
    config: { absent: 'stand-in', connectMs: 6000, prepareMs: 1000 },
    faults: { 'no-show': 8 },
    standIns: 8,
    cards: 'fallback',
    told: { PREPARE_TIMEOUT: [1, 9] },
    closed: { 4501: [1, 9] },
    goodbyes: { 'tournament-over': [0, 1] },
    endMs: 7000,
  },
  { bot: 'crashes', args: ['request'], fate: 'is missed where it was asked', ...DISCONNECTS, goodbyes: {} },
  {
    bot: 'crashes',
    args: ['answer'],
    fate: 'is missed after its last answer, which counts',
    faults: { disconnect: 24 },
    standIns: 8,
    goodbyes: {},
    playMs: ALL_TIME,
  },
  { bot: 'crashes', args: ['half-frame'], fate: 'has not answered', ...DISCONNECTS, goodbyes: {} },
  {
    bot: 'crashes',
    args: ['deal-result'],
    fate: 'is missed in the other deals of the match, and does not show in the next',
    config: { rules: 'swedish', boards: 1 },
    faults: { disconnect: 3, 'no-show': 3 },
    standIns: 4,
    goodbyes: {},
    playMs: ALL_TIME,
  },
  {
    bot: 'crashes',
    args: ['match-result'],
    fate: 'does not show in the matches to come, but for one that had begun when that was noticed',
    config: { boards: 1 },
    faults: { disconnect: [0, 3], 'no-show': [2, 3] },
    standIns: [2, 3],
    goodbyes: {},
    playMs: ALL_TIME,
  },
  { bot: 'crashes', args: ['goodbye'], fate: 'has no fault', cards: 'own' },
  {
    bot: 'comes-back',
    fate: 'has no fault, however often it died',
    config: ROOMY,
    cards: 'own',
    playMs: ROOMY.moveMs,
  },
];

const PROCESSES: readonly BadBot[] = [
  { bot: 'forks-children', fate: 'has no fault, and takes them with it', cards: 'own', endMs: GRACE },
  {
    bot: 'will-not-go',
    fate: 'has no fault, and is ended by force',
    cards: 'own',
    closed: { 1006: [1, 1000] },
    endMs: GRACE,
  },
];

/** All of them, by what they have in common. */
export const BAD_BOTS = {
  'a bot that is slow': SLOW,
  'a bot that sends what is wrong': WRONG,
  'a bot that sends too much': FLOODS,
  'a bot that does not keep its connection': CONNECTIONS,
  'a bot that crashes': CRASHES,
  'a bot that is a nuisance as a process': PROCESSES,
  'a bot without a vice': REFERENCES,
} as const;
