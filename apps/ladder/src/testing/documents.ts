import type {
  BotCareer,
  BotDocument,
  BotName,
  HeadToHeadDocument,
  LadderDocument,
  LadderRow,
  MatchesDocument,
  SiteDocument,
  TournamentLink,
} from '@bassadewitz/publication';

/** Small documents for tests of the pages: four bots, one tournament. */
export const NAMES = ['alpha', 'beta', 'gamma', 'house-low'] as const;

export function botName(index: number, name: string = NAMES[index] ?? 'nobody'): BotName {
  return { key: `bot-${index}`, name, owner: `owner ${index}`, similar: false };
}

const contest = { ruleSet: 'classic', moveMs: 1000, bankMs: 10_000 } as const;
export const noFaults = { timeout: 0, illegal: 0, malformed: 0, disconnect: 0, flood: 0, 'no-show': 0 };

export function tournamentLink(): TournamentLink {
  return {
    ...contest,
    id: '0123456789abcdef',
    title: null,
    ladder: 'classic-1000ms-10000ms',
    rated: true,
    unratedBecause: null,
    complete: true,
    bots: 4,
    boards: 24,
    matches: 96,
    scheduled: 96,
    began: '2026-05-03T10:00:00Z',
    ended: '2026-05-03T11:00:00Z',
  };
}

function row(index: number, part: Partial<LadderRow>): LadderRow {
  return {
    ...botName(index),
    version: '1.0.0',
    group: 0,
    place: index + 1,
    band: [index + 1, index + 1],
    chips: { value: 0.5 - index / 2, se: 0.1 },
    elo: { value: 1550 - 50 * index, se: 10 },
    boards: 24,
    matches: 96,
    tournaments: 1,
    faults: noFaults,
    standIns: 0,
    penalty: 0,
    marks: [],
    betterThanNext: null,
    ...part,
  };
}

export function ladderDocument(): LadderDocument {
  return {
    ...contest,
    format: 'bassadewitz-ladder',
    version: 1,
    id: 'classic-1000ms-10000ms',
    tournaments: [tournamentLink()],
    rows: [
      row(0, { betterThanNext: 0.999 }),
      row(1, { band: [2, 3], betterThanNext: 0.72 }),
      row(2, {
        band: [2, 3],
        chips: { value: -0.5, se: null },
        marks: ['provisional'],
        faults: { ...noFaults, timeout: 3 },
      }),
      row(3, { place: null, band: null, marks: ['house'] }),
    ],
    history: [0, 1].map((moment) => ({
      tournament: `${moment}`,
      ended: null,
      rows: NAMES.map((_, index) => ({ bot: `bot-${index}`, chips: { value: index, se: 0.1 } })),
    })),
    warnings: [
      { code: 'SAME_OWNER', message: 'alpha and beta sat together', bots: ['bot-0', 'bot-1'] },
      { code: 'SAME_OWNER', message: 'beta and gamma sat together', bots: ['bot-1', 'bot-2'] },
    ],
  };
}

export function headToHeadDocument(): HeadToHeadDocument {
  const square = <T>(cell: (row: number, column: number) => T) => NAMES.map((_, a) => NAMES.map((__, b) => cell(a, b)));
  return {
    format: 'bassadewitz-head-to-head',
    version: 1,
    bots: NAMES.map((_, index) => ({ ...botName(index), version: '1.0.0' })),
    boards: square((a, b) => (a === b ? 0 : 12)),
    made: square((a, b) => (a === b || a + b === 3 ? null : b - a)),
    ahead: square((a, b) => (a === b ? null : 0.5)),
    better: square((a, b) => b - a),
    se: square(() => 0.2),
    likely: square(() => 0.5),
  };
}

export function career(part: Partial<BotCareer> = {}): BotCareer {
  const seat = { matches: 24, chips: -48, places: [12, 6, 3, 3] as const };
  return {
    ...contest,
    ladder: 'classic-1000ms-10000ms',
    rated: true,
    versions: [
      {
        version: '1.1.0',
        place: 1,
        band: [1, 1],
        chips: { value: 0.5, se: 0.1 },
        elo: { value: 1550, se: 10 },
        boards: 24,
        matches: 96,
        tournaments: 1,
      },
    ],
    marks: ['provisional', 'benched'],
    opponents: [
      { ...botName(1), version: '1.0.0', boards: 12, matches: 48, made: 1.5, ahead: 0.6, better: null, likely: null },
    ],
    seats: [seat, seat, seat, seat],
    outcomes: {
      deals: 100,
      slams: 1,
      slamsAgainst: 2,
      penalties: 3,
      penaltiesReceived: 4,
      equal: 0,
      tricks: 200,
      points: 3000,
    },
    faults: noFaults,
    standIns: 0,
    memory: { boards: 24, gain: 0.1, se: 0.2, z: 0.5, p: 0.3, detectable: 0.6, suspicious: false },
    think: { answers: 500, p50: 2, p90: 5, p99: 1200, max: 1500, headroom: -200 },
    best: [
      {
        tournament: '0123456789abcdef',
        match: 7,
        board: 1,
        replay: 3,
        seat: 2,
        chips: 12,
        version: '1.1.0',
        against: ['bot-1', 'bot-2', 'bot-3'],
      },
    ],
    worst: [],
    ...part,
  };
}

export function botDocument(): BotDocument {
  return {
    ...botName(0),
    format: 'bassadewitz-bot',
    version: 1,
    careers: [career(), career({ rated: false })],
    tournaments: [
      {
        tournament: tournamentLink(),
        version: '1.1.0',
        status: 'playing',
        house: false,
        place: 1,
        band: [1, 1],
        of: 3,
        chips: { value: 0.5, se: 0.1 },
        elo: { value: 1550, se: 10 },
        boards: 24,
        faults: noFaults,
        standIns: 0,
      },
    ],
  };
}

export function siteDocument(): SiteDocument {
  const { tournaments, rows } = ladderDocument();
  return {
    format: 'bassadewitz-site',
    version: 1,
    title: 'A ladder',
    baseUrl: null,
    ladders: [
      {
        ...contest,
        id: 'classic-1000ms-10000ms',
        bots: 4,
        tournaments: 1,
        boards: 24,
        matches: 96,
        leaders: [botName(0)],
      },
    ],
    tournaments,
    bots: rows.map((_, index) => ({
      ...botName(index),
      version: '1.0.0',
      house: index === 3,
      ladders: ['classic-1000ms-10000ms'],
      tournaments: 1,
    })),
  };
}

export function matchesDocument(): MatchesDocument {
  return {
    format: 'bassadewitz-matches',
    version: 1,
    tournament: '0123456789abcdef',
    page: 2,
    pages: 3,
    boards: [
      {
        board: 500,
        round: 1,
        table: 0,
        void: false,
        bots: [0, 1, 2, 3],
        chips: [1, -1, 0.5, -0.5],
        replays: [0, 1, 2, 3].map((replay) => ({
          match: 2000 + replay,
          replay,
          bots: [0, 1, 2, 3],
          chips: [1, -1, 0, 0],
          outcomes: replay === 0 ? ['slam', 'shared'] : ['shared'],
          faults: replay === 1 ? 2 : 0,
          standIns: 0,
        })),
      },
    ],
  };
}
