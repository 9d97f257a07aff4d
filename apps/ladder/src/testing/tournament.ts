import type { TournamentDocument } from '@bassadewitz/publication';
import type { StandingRow } from '@bassadewitz/standings';
import { botName, career, NAMES, noFaults, tournamentLink } from './documents.ts';

/** A tournament of four for tests of the pages. */
export function tournamentDocument(): TournamentDocument {
  const { outcomes, think, memory, seats } = career();
  const extent = { least: 4, most: 4 };
  const hash = (digit: string) => digit.repeat(64);
  const row = (bot: number): StandingRow => ({
    bot,
    name: NAMES[bot] ?? '',
    version: '1.0.0',
    house: bot === 3,
    status: bot === 2 ? 'benched' : 'playing',
    place: bot === 3 ? null : bot + 1,
    band: bot === 3 ? null : [bot + 1, bot + 1],
    matches: 96,
    boards: 24,
    chips: { value: 0.5 - bot / 2, se: 0.1 },
    penalty: bot === 2 ? 0.25 : 0,
    elo: { value: 1500, se: 10 },
    liveElo: 1500,
    toNext: bot < 2 ? { delta: 0.5, se: 0.14, los: 0.72 } : null,
    faults: bot === 2 ? { ...noFaults, malformed: 9 } : noFaults,
    standIns: bot === 2 ? 3 : 0,
    seats,
    memory,
  });
  return {
    format: 'bassadewitz-tournament',
    version: 1,
    link: tournamentLink(),
    head: {
      format: 'bassadewitz-ledger',
      version: 1,
      ruleSet: 'classic',
      timeControl: { moveMs: 1000, bankMs: 10_000, networkCapMs: 200, paceMs: 0 },
      strikeLimit: 3,
      schedule: { format: 'balanced', bots: 4, boards: 3, rounds: 8, replays: 4 },
      commitment: hash('c'),
      knownSeed: false,
      bots: NAMES.map((name, index) => ({ name, version: '1.0.0', house: index === 3, isolate: false })),
    },
    headHash: hash('a'),
    foot: { complete: true, matches: 96, decisions: 2, head: hash('a'), seed: hash('5') },
    lastHash: hash('b'),
    decisions: [
      { kind: 'bench', bot: 2, before: 48, reason: 'twenty matches in a row' },
      { kind: 'void', board: 7, before: 96, reason: 'the power failed' },
    ],
    bots: NAMES.map((_, index) => ({ ...botName(index), version: '1.0.0', outcomes, think })),
    standings: {
      ruleSet: 'classic',
      knownSeed: false,
      matches: 96,
      rows: NAMES.map((_, bot) => row(bot)),
      rankings: [[0, 1, 2]],
      sameOwner: [{ owner: 'owner 1', bots: [0, 1], boards: 12, matches: 48, excess: 0.2, se: 0.1, z: 2, p: 0.02 }],
      warnings: [{ code: 'STAND_INS', message: 'gamma', bots: [2] }],
    },
    balance: {
      rounds: 8,
      matches: 96,
      bots: {
        matches: extent,
        seats: extent,
        pairs: { least: 4, most: 5 },
        seatPairs: { least: 0, most: 4 },
        leftNeighbours: extent,
      },
    },
    ratingsByRound: [1, 2, 3].map((rounds) => ({
      rounds,
      chips: NAMES.map((_, bot) => ({ value: bot / rounds, se: 0.2 })),
    })),
    verification: {
      checks: [
        { check: 'chain', times: 98 },
        { check: 'head', times: 0, unchecked: 'none given' },
      ],
    },
    scheduledBoards: 24,
    chunks: 2,
    boardsPerChunk: 16,
    matchesPages: 1,
    boardsPerPage: 100,
    indexes: 1,
    matchesPerIndex: 4096,
    downloads: [{ name: 'ledger.ndjson', bytes: 1_234_567, sha256: hash('d') }],
  };
}
