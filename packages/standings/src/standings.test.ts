import type { Decision, Head, MatchRecord } from '@bassadewitz/ledger';
import { describe, expect, test } from 'vitest';
import { StandingsBuilder } from './standings.ts';
import { byNumber, FOUR, headOf, lucky, playedBy, recordOf, wholeBoard } from './testing/records.ts';

const built = (head: Head, records: readonly MatchRecord[], decisions: readonly Decision[] = []) => {
  const builder = new StandingsBuilder(head, decisions);
  for (const record of records) builder.add(record);
  return builder;
};
const left = (bot: number, kind: 'withdraw' | 'disqualify' | 'bench'): Decision => ({
  kind,
  before: 4,
  bot,
  reason: 'r',
});
const SIX = { ...FOUR, bots: 6, rounds: 2 };
const SIX_PLAYED = playedBy(SIX, lucky('six', byNumber));

describe('four bots after one board, of which each is always in the same place', () => {
  const { rows, rankings, ...about } = built(
    headOf(FOUR, { 1: { owner: 'Ada' } }),
    playedBy(FOUR, byNumber),
  ).standings();

  test('are in that order, each with its place', () => {
    expect(rows.map(({ bot, name, version, place }) => [bot, name, version, place])).toEqual([
      [0, 'bot-0', '0.0', 1],
      [1, 'bot-1', '1.0', 2],
      [2, 'bot-2', '2.0', 3],
      [3, 'bot-3', '3.0', 4],
    ]);
    expect(rankings).toEqual([[0, 1, 2, 3]]);
  });

  test('have three quarters of their net chips a match, and too little for an error', () => {
    // Won are 5, 4, 3 and 0; the stake of 12 is paid by each once in the four replays.
    expect(rows.map(({ chips }) => chips)).toEqual(
      [1.5, 0.75, 0, -2.25].map((value) => ({ value: expect.closeTo(value, 9), se: null })),
    );
    expect(rows.map(({ band }) => band)).toEqual([
      [1, 4],
      [1, 4],
      [1, 4],
      [1, 4],
    ]);
  });

  test('differ from the next by that, the last from nobody', () => {
    const next = (delta: number) => ({ delta: expect.closeTo(delta, 9), se: null, los: null });
    expect(rows.map(({ toNext }) => toNext)).toEqual([next(0.75), next(0.75), next(2.25), null]);
  });

  test('have played four matches on one board, one in each seat', () => {
    for (const row of rows) {
      expect([row.matches, row.boards, row.standIns, row.penalty]).toEqual([4, 1, 0, 0]);
      expect(row.seats.map(({ matches }) => matches)).toEqual([1, 1, 1, 1]);
    }
  });

  test('have an owner only where the head names one', () => {
    expect(rows[1]?.owner).toBe('Ada');
    expect(rows[0]).not.toHaveProperty('owner');
  });

  test('what the head says is said again, and how many matches count', () => {
    expect([about.ruleSet, about.knownSeed, about.matches]).toEqual(['classic', false, 4]);
    expect(about.warnings.map(({ code }) => code)).toContain('NO_ERROR_YET');
  });
});

test('bots that are equal share the better place', () => {
  const { rows } = built(headOf(FOUR), wholeBoard(0, [0, 1, 2, 3], [4, 4, 3, 1])).standings();
  expect(rows.map(({ bot, place }) => [bot, place])).toEqual([
    [0, 1],
    [1, 1],
    [2, 3],
    [3, 4],
  ]);
});

describe('the live Elo', () => {
  const first = recordOf({ match: 0, round: 0, table: 0, board: 0, replay: 0, bots: [2, 0, 3, 1] }, [5, 4, 3, 0]);

  test('moves match by match: 12, 4, −4 and −12 points among equals', () => {
    const builder = built(headOf(FOUR), [first]);
    expect([0, 1, 2, 3].map((bot) => builder.liveElo(bot))).toEqual([1504, 1488, 1512, 1496]);
    expect(builder.standings().rows.map(({ bot, liveElo }) => [bot, liveElo])).toContainEqual([2, 1512]);
  });

  test('puts a bot last for which a stand-in played, whatever it made', () => {
    const builder = built(headOf(FOUR), [{ ...first, standIns: [{ seat: 0, deal: 0, trick: 3 }] }]);
    expect([0, 1, 2, 3].map((bot) => builder.liveElo(bot))).toEqual([1512, 1496, 1488, 1504]);
  });

  test('is shown as it is after many matches, not rounded', () => {
    const builder = built(headOf(SIX), SIX_PLAYED);
    const { rows } = builder.standings();
    for (const { bot, liveElo } of rows) expect(liveElo).toBe(builder.liveElo(bot));
    expect(rows.some(({ liveElo }) => !Number.isInteger(liveElo))).toBe(true);
    expect(rows.reduce((sum, { liveElo }) => sum + liveElo, 0)).toBeCloseTo(6 * 1500, 6);
  });

  test('depends on the order of the matches, and nothing else does', () => {
    const forth = built(headOf(SIX), SIX_PLAYED).tables();
    const back = built(headOf(SIX), SIX_PLAYED.toReversed()).tables();
    const withoutLive = ({ standings, crosstable }: typeof forth) =>
      JSON.stringify([{ ...standings, rows: standings.rows.map((row) => ({ ...row, liveElo: 0 })) }, crosstable]);
    expect(withoutLive(back)).toBe(withoutLive(forth));
    const live = ({ standings }: typeof forth) => standings.rows.map(({ liveElo }) => liveElo);
    expect(live(back)).not.toEqual(live(forth));
  });
});

describe('whoever holds no rank', () => {
  const ranked = built(headOf(SIX), SIX_PLAYED).standings();
  const valuesIn = ({ rows }: typeof ranked) =>
    rows.map(({ bot, chips, elo, liveElo }) => [bot, chips.value, elo.value, liveElo]).sort();

  test.each([
    ['a house bot', headOf(SIX, { 2: { house: true } }), [], 'playing'],
    ['a bot that was disqualified', headOf(SIX), [left(2, 'disqualify')], 'disqualified'],
  ] as const)(
    '%s stands behind the ranked, without place, band or neighbour, and its matches count',
    (_, head, decisions, status) => {
      const standings = built(head, SIX_PLAYED, decisions).standings();
      const last = standings.rows.at(-1);
      expect(last).toMatchObject({
        bot: 2,
        status,
        place: null,
        band: null,
        toNext: null,
        house: status === 'playing',
      });
      expect(last?.matches).toBeGreaterThan(0);
      expect(standings.rows.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, null]);
      expect(standings.rankings).toEqual([standings.rows.slice(0, 5).map(({ bot }) => bot)]);
      expect(standings.rows[4]?.toNext).toBeNull();
      expect(valuesIn(standings)).toEqual(valuesIn(ranked));
    },
  );

  test.each([
    ['withdraw', 'withdrawn'],
    ['bench', 'benched'],
  ] as const)('but a bot that left by %s keeps its rank', (kind, status) => {
    const { rows } = built(headOf(SIX), SIX_PLAYED, [left(2, kind)]).standings();
    expect(rows.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(rows.filter((row) => row.status !== 'playing').map((row) => [row.bot, row.status])).toEqual([[2, status]]);
  });

  test('a bot without a match is last', () => {
    const records = SIX_PLAYED.filter(({ bots }) => !bots.includes(1));
    const { rows, warnings } = built(headOf(SIX), records).standings();
    expect(rows.at(-1)).toMatchObject({ bot: 1, place: null, band: null, toNext: null, matches: 0, liveElo: 1500 });
    expect(warnings).toContainEqual(expect.objectContaining({ code: 'UNPLAYED', bots: [1] }));
  });
});

describe('groups that never met', () => {
  const GROUP = wholeBoard(0, [0, 1, 2, 3], [5, 4, 3, 0]);
  const OTHER_GROUP = wholeBoard(1, [7, 6, 5, 4], [5, 4, 3, 0]);

  test('have rankings of their own, the largest first, each with its unranked bots behind', () => {
    const head = headOf({ ...FOUR, bots: 9 }, { 1: { house: true } });
    const { rows, rankings, warnings } = built(head, [...GROUP, ...OTHER_GROUP]).standings();
    expect(rankings).toEqual([
      [7, 6, 5, 4],
      [0, 2, 3],
    ]);
    expect(rows.map(({ bot, place }) => [bot, place])).toEqual([
      [7, 1],
      [6, 2],
      [5, 3],
      [4, 4],
      [0, 1],
      [2, 2],
      [3, 3],
      [1, null],
      [8, null],
    ]);
    expect(rows[3]?.toNext).toBeNull();
    expect(warnings.map(({ code }) => code)).toContain('SEPARATE_GROUPS');
  });

  test('keep their unranked bots with them', () => {
    const head = headOf({ ...FOUR, bots: 8 }, { 1: { house: true }, 5: { house: true }, 6: { house: true } });
    const { rows } = built(head, [...GROUP, ...OTHER_GROUP]).standings();
    expect(rows.map(({ bot, place }) => [bot, place])).toEqual([
      [0, 1],
      [2, 2],
      [3, 3],
      [1, null],
      [7, 1],
      [4, 2],
      [6, null],
      [5, null],
    ]);
  });

  test('are listed last where nobody in them is ranked', () => {
    const house = { 4: { house: true }, 5: { house: true }, 6: { house: true }, 7: { house: true } };
    const records = [...GROUP, ...OTHER_GROUP];
    const { rows, rankings } = built(headOf({ ...FOUR, bots: 8 }, house), records).standings();
    expect(rankings).toHaveLength(1);
    expect(rows.slice(4).map(({ bot, place, matches }) => [bot, place, matches])).toEqual([
      [4, null, 4],
      [5, null, 4],
      [6, null, 4],
      [7, null, 4],
    ]);
  });
});

describe('a void board', () => {
  const voided: Decision = { kind: 'void', before: 8, board: 1, reason: 'the host was down' };
  const failing = SIX_PLAYED.map((record) =>
    record.board === 1
      ? {
          ...record,
          deals: record.deals.map((deal) => ({
            ...deal,
            faults: [{ seat: 0, trick: 0, kind: 'disconnect' } as const],
          })),
        }
      : record,
  );

  test('counts for nobody: standings are those of a tournament without it, faults included', () => {
    const without = built(
      headOf(SIX),
      failing.filter(({ board }) => board !== 1),
    ).tables();
    const builder = built(headOf(SIX), failing, [voided]);
    expect(builder.matches).toBe(SIX_PLAYED.length - 4);
    expect(builder.tables()).toEqual(without);
    expect(without.standings.rows.every(({ faults }) => faults.disconnect === 0)).toBe(true);
  });

  test('is refused once its matches may have been taken in', () => {
    const builder = built(headOf(SIX), SIX_PLAYED);
    expect(() => builder.decide(voided)).toThrow('a void board needs a new builder');
  });
});

test('a decision that is told later has the effect of one that was known at first', () => {
  const later = built(headOf(SIX), SIX_PLAYED);
  later.decide(left(0, 'disqualify'));
  later.decide({ kind: 'stop', before: 8, cause: 'minutes', reason: 'r' });
  expect(later.tables()).toEqual(built(headOf(SIX), SIX_PLAYED, [left(0, 'disqualify')]).tables());
});

describe('a bot for which stand-ins played', () => {
  const job = { match: 0, round: 0, table: 0, board: 0, replay: 0, bots: [0, 1, 2, 3] } as const;

  test('has faults by kind, how many matches that were, and its chips lowered', () => {
    const record = recordOf(job, [5, 4, 3, 0], {
      standIns: [{ seat: 1, deal: 0, trick: 2 }],
      faults: [
        { seat: 1, trick: 0, kind: 'timeout' },
        { seat: 1, trick: 1, kind: 'timeout' },
        { seat: 1, trick: 2, kind: 'illegal' },
      ],
    });
    const { rows, warnings } = built(headOf(FOUR), [record]).standings();
    const row = rows.find(({ bot }) => bot === 1);
    expect(row?.faults).toEqual({ timeout: 2, illegal: 1, malformed: 0, disconnect: 0, flood: 0, 'no-show': 0 });
    // It made 4, and the least at the table, the dealer who paid the stake, −7.
    expect([row?.standIns, row?.penalty]).toEqual([1, 11]);
    expect(warnings.map(({ code }) => code)).toContain('STAND_INS');
  });
});

test('how ratings are computed can be chosen', () => {
  const builder = built(headOf(SIX, { 0: { owner: 'Ada' }, 1: { owner: 'Ada' } }), SIX_PLAYED);
  const anchored = builder.standings({ anchorBot: 3, anchorElo: 2000 });
  expect(anchored.rows.find(({ bot }) => bot === 3)?.elo.value).toBe(2000);
  expect(anchored.sameOwner.map(({ owner, bots }) => [owner, bots])).toEqual([['Ada', [0, 1]]]);
  const apart = builder.standings({ sameOwnerTables: 'left-out' });
  expect(apart.rows.map(({ chips }) => chips.value)).not.toEqual(anchored.rows.map(({ chips }) => chips.value));
});

test('a bot that nobody else is ranked with holds no place, be it last of its table', () => {
  const house = { 1: { house: true }, 2: { house: true }, 3: { house: true } };
  const records = playedBy(
    FOUR,
    lucky('alone', (bot) => 4 * bot),
  );
  const { rows } = built(headOf(FOUR, house), records).standings();
  expect(rows.map(({ bot, place, band, toNext }) => [bot, place, band, toNext])).toEqual([
    [0, null, null, null],
    ...[3, 2, 1].map((bot) => [bot, null, null, null]),
  ]);
});

describe('whether bots are told apart', () => {
  const schedule = { ...FOUR, bots: 5, boards: 6, rounds: 12 };
  /** Bots 3 and 4 are of the same strength. */
  const records = playedBy(
    schedule,
    lucky('apart', (bot) => -4 * Math.min(bot, 3)),
  );

  test('is open while two of them that play on are alike', () => {
    const { decided, pairs } = built(headOf(schedule), records).separation(12);
    expect(decided).toBe(false);
    expect(pairs.filter(({ state }) => state === 'open').map(({ better, worse }) => [better, worse].sort())).toEqual([
      [3, 4],
    ]);
  });

  test.each(['withdraw', 'bench', 'disqualify'] as const)('does not wait for a bot that left by %s', (kind) => {
    const { decided, pairs } = built(headOf(schedule), records, [left(4, kind)]).separation(12);
    expect(decided).toBe(true);
    expect(pairs).toHaveLength(3);
  });

  test('is not asked of house bots', () => {
    expect(built(headOf(schedule, { 4: { house: true } }), records).separation(12).decided).toBe(true);
  });
});
