import { planSchedule, type ScheduleConfig, scheduleOf } from '@bassadewitz/fairness';
import type { Decision } from '@bassadewitz/ledger';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KEY } from './testing/seed.ts';
import { TestPlayer } from './testing/test-player.ts';
import { audited, decide, FIVE, finishedLines, newStore, run, stoppedAt } from './testing/tournament.ts';

const left = (bot: number, before: number, kind: 'withdraw' | 'disqualify' | 'bench' = 'withdraw'): Decision => ({
  kind,
  before,
  bot,
  reason: 'it left',
});
const STOP_FOR_BOTS = {
  kind: 'stop',
  cause: 'bots',
  reason: 'the bots that are left fill no table of the coming round',
};

describe('a bot that leaves', () => {
  test.each(['withdraw', 'disqualify', 'bench'] as const)('by %s is missing in later rounds alone', async (kind) => {
    const store = await newStore(FIVE);
    await run(store, { afterRound: async (round) => (round === 0 ? [left(2, 5, kind)] : []) });
    const withBot2 = scheduleOf(KEY, FIVE).round(1);
    const expected = [0, 1, 2, 3, 4, ...[...withBot2, ...scheduleOf(KEY, FIVE).round(2)].flatMap(sitsOut(2))];
    expect([...store.records()].map(({ match }) => match)).toEqual(expected);
    expect(expected).toHaveLength(7);
    expect(await audited(await finishedLines(store))).toEqual({ complete: true, matches: 7, decisions: 1 });
  });

  test('between two runs, by the organiser, plays its round to the end', async () => {
    const store = await newStore(FIVE);
    await run(store, { ...stoppedAt(7), tables: 1 });
    expect(store.count).toBe(7);
    await decide(store, left(2, 10));
    expect((await run(store)).complete).toBe(true);
    expect(await audited(await finishedLines(store))).toEqual({ complete: true, matches: 11, decisions: 1 });
  });

  test('by itself is not benched as well, but can be disqualified', async () => {
    const store = await newStore(FIVE);
    await decide(store, left(2, 5));
    const decided = [
      left(2, 5, 'bench'),
      left(2, 5, 'withdraw'),
      left(2, 5, 'disqualify'),
      left(2, 5, 'disqualify'),
      left(2, 5, 'bench'),
    ];
    const { decisions } = await run(store, { afterRound: async (round) => (round === 0 ? decided : []) });
    expect(decisions).toEqual([left(2, 5), left(2, 5, 'disqualify')]);
    expect(await audited(await finishedLines(store))).toEqual({ complete: true, matches: 7, decisions: 2 });
  });
});

test('a bot that was benched comes back, and can be benched once more', async () => {
  const store = await newStore(FIVE);
  const back: Decision = { kind: 'reinstate', before: 10, bot: 2, reason: 'it is mended' };
  const decided = [[left(2, 5, 'bench')], [back, back]];
  const { decisions } = await run(store, { afterRound: async (round) => decided[round] ?? [] });
  expect(decisions).toEqual([left(2, 5, 'bench'), back]);
  expect(await audited(await finishedLines(store))).toEqual({ complete: true, matches: 11, decisions: 2 });
});

describe('a decision to stop', () => {
  const stop: Decision = { kind: 'stop', before: 10, cause: 'minutes', reason: 'time is up' };

  test('ends the tournament before the next round', async () => {
    const store = await newStore(FIVE);
    const end = await run(store, { afterRound: async (round) => (round === 1 ? [left(0, 10, 'bench'), stop] : []) });
    expect([end.complete, end.played]).toEqual([true, 10]);
    expect(end.decisions).toEqual([left(0, 10, 'bench'), stop]);
    expect(await audited(await finishedLines(store))).toEqual({ complete: true, matches: 10, decisions: 2 });
  });

  test('that was recorded by a run that then broke off is final: nothing is asked, played or decided again', async () => {
    const store = await newStore(FIVE);
    const broken = run(store, { afterRound: async (round) => (round === 1 ? [stop] : []) });
    expect((await broken).complete).toBe(true);
    const asked: number[] = [];
    const again = await run(store, {
      afterRound: async (round) => {
        asked.push(round);
        return [{ ...stop, reason: 'another minute has passed' }];
      },
    });
    expect([again.complete, again.played, again.decisions, asked]).toEqual([true, 0, [stop], []]);
    expect(again.records.map(({ match }) => match)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

test('a board that is declared void twice is void once', async () => {
  const store = await newStore(FIVE);
  const voiding = (board: number, before: number): Decision => ({ kind: 'void', board, before, reason: 'r' });
  const rule = async (round: number) => [voiding(1, 5 * round + 5), voiding(round, 5 * round + 5)];
  expect((await run(store, { afterRound: rule })).decisions).toEqual([voiding(1, 5), voiding(0, 5)]);
});

describe('when those who are left fill no table', () => {
  test('the tournament stops for it, and the audit accepts that', async () => {
    const store = await newStore(FIVE);
    const { complete, played, decisions } = await run(store, {
      afterRound: async (round) => (round === 0 ? [left(0, 5), left(1, 5, 'bench')] : []),
    });
    expect([complete, played]).toEqual([true, 5]);
    expect(decisions).toEqual([left(0, 5), left(1, 5, 'bench'), { ...STOP_FOR_BOTS, before: 5 }]);
    expect(await audited(await finishedLines(store))).toEqual({ complete: true, matches: 5, decisions: 3 });
  });

  test('it does so before the first card, too', async () => {
    const store = await newStore(FIVE);
    for (const bot of [0, 1]) await decide(store, left(bot, 0));
    const player = new TestPlayer();
    const { complete, decisions } = await run(store, { player });
    expect([complete, player.begun, decisions.at(-1)]).toEqual([true, [], { ...STOP_FOR_BOTS, before: 0 }]);
    expect(await audited(await finishedLines(store))).toEqual({ complete: true, matches: 0, decisions: 3 });
  });

  test('a gauntlet ends with its champion, however many of the field are left', async () => {
    const plan = planSchedule({ format: 'gauntlet', bots: 8, champion: 3, boards: 1, rounds: 3, replays: 1 });
    if (!plan.ok) throw new Error(plan.error.message);
    const store = await newStore(plan.value);
    const before = scheduleOf(KEY, plan.value).matchesPerRound;
    const { played, decisions } = await run(store, { afterRound: async () => [left(3, before, 'disqualify')] });
    expect([played, decisions.at(-1)]).toEqual([before, { ...STOP_FOR_BOTS, before }]);
    expect(await audited(await finishedLines(store))).toEqual({ complete: true, matches: before, decisions: 2 });
  });

  test('nothing is decided after the last round', async () => {
    const store = await newStore(FIVE);
    for (const bot of [0, 1, 2]) await decide(store, left(bot, 15));
    const { complete, decisions } = await run(store);
    expect([complete, decisions.length]).toEqual([true, 3]);
    expect(await audited(await finishedLines(store))).toEqual({ complete: true, matches: 15, decisions: 3 });
  });

  test('whoever leaves and comes back when: full tables are played up to the first round without one, where it stops', async () => {
    const rounds = 4;
    const absence = fc.record({ bot: fc.nat(8), from: fc.nat(rounds), back: fc.nat(rounds + 2) });
    const absences = fc.uniqueArray(absence, { selector: ({ bot }) => bot, maxLength: 6 });
    const number = fc.integer({ min: 1, max: 20 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(4, 5, 7, 9), absences, number, async (bots, anyone, broken) => {
        const config: ScheduleConfig = { format: 'balanced', bots, boards: 1, rounds, replays: 1 };
        const schedule = scheduleOf(KEY, config);
        const absent = anyone.filter(({ bot }) => bot < bots);
        const dueBefore = (round: number): Decision[] => {
          const before = round * schedule.matchesPerRound;
          const gone = absent.filter(({ from }) => from === round).map(({ bot }) => left(bot, before));
          const back = absent.filter((one) => one.back === round && one.from < round);
          return [...gone, ...back.map(({ bot }) => ({ ...left(bot, before), kind: 'reinstate' }) as Decision)];
        };
        const store = await newStore(config);
        for (const decision of dueBefore(0)) await decide(store, decision);
        const afterRound = async (round: number) => dueBefore(round + 1);
        await run(store, { ...stoppedAt(broken), afterRound });
        const end = await run(store, { afterRound });

        const isThere = (round: number) => (bot: number) =>
          !absent.some((one) => one.bot === bot && one.from <= round && (round < one.back || one.back <= one.from));
        const fullIn = (round: number) =>
          [...schedule.round(round)].filter((job) => job.bots.every(isThere(round))).map(({ match }) => match);
        const empty = upTo(rounds).find((round) => fullIn(round).length === 0);
        const played = upTo(empty ?? rounds).flatMap(fullIn);
        expect(end.complete).toBe(true);
        expect([...store.records()].map(({ match }) => match)).toEqual(played);
        const stop = { ...STOP_FOR_BOTS, before: (empty ?? 0) * schedule.matchesPerRound };
        expect(end.decisions.filter(({ kind }) => kind === 'stop')).toEqual(empty === undefined ? [] : [stop]);
        const counts = { complete: true, matches: played.length, decisions: end.decisions.length };
        expect(await audited(await finishedLines(store))).toEqual(counts);
      }),
      { numRuns: 12 },
    );
  });
});

function upTo(count: number): number[] {
  return [...Array(count).keys()];
}

function sitsOut(bot: number) {
  return ({ match, bots }: { match: number; bots: readonly number[] }) => (bots.includes(bot) ? [] : [match]);
}
