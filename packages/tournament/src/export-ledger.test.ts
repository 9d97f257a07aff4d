import { scheduleOf } from '@bassadewitz/fairness';
import { canonicalJson, type Decision } from '@bassadewitz/ledger';
import { expect, test } from 'vitest';
import { exportLedger, footOf } from './export-ledger.ts';
import { KEY, SEED } from './testing/seed.ts';
import { TestPlayer } from './testing/test-player.ts';
import { audited, decide, FIVE, finishedLines, linesOf, newStore, run, stoppedAt } from './testing/tournament.ts';

const withdrawn = (bot: number, before: number): Decision => ({
  kind: 'withdraw',
  before,
  bot,
  reason: 'its author asked',
});
/** What each line is of, in short. */
const outlineOf = (lines: readonly string[]) =>
  lines.map((line) => {
    const { match, decision, foot } = JSON.parse(line);
    if (match !== undefined) return match.match;
    if (decision !== undefined) return `${decision.kind} before ${decision.before}`;
    return foot === undefined ? 'head' : 'foot';
  });
const footIn = (lines: readonly string[]) => JSON.parse(lines.at(-1) ?? '').foot;
/** The only match of a round of five bots in which one of them does not sit. */
const withoutBot = (bot: number, round: number) =>
  [...scheduleOf(KEY, FIVE).round(round)].find(({ bots }) => !bots.includes(bot))?.match;

test('a tournament that is over ends with the seed; what the store keeps as the foot is what the last line says', async () => {
  const store = await newStore(FIVE);
  await run(store);
  const lines = await finishedLines(store);
  expect(outlineOf(lines)).toEqual(['head', 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 'foot']);
  expect(footIn(lines)).toMatchObject({ complete: true, matches: 15, decisions: 0, seed: 'a seed for tests' });
  expect(canonicalJson(footIn(lines))).toBe(store.foot);
  expect(await audited(lines)).toEqual({ complete: true, matches: 15, decisions: 0 });
});

test('of a run that was stopped the part without a gap is there, and no seed', async () => {
  const store = await newStore(FIVE);
  await run(store, { ...stoppedAt(6), tables: 1 });
  const lines = linesOf(store);
  expect(outlineOf(lines)).toEqual(['head', 0, 1, 2, 3, 4, 5, 'foot']);
  expect(footIn(lines)).toEqual({
    complete: false,
    matches: 6,
    decisions: 0,
    head: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(await audited(lines)).toEqual({ complete: false, matches: 6, decisions: 0 });
});

test('what lies behind a gap waits until the gap is closed', async () => {
  const store = await newStore(FIVE);
  await expect(run(store, { player: new TestPlayer({ failsAt: 2 }), tables: 5 })).rejects.toThrow('match 2 failed');
  expect([0, 1, 2, 3, 4].map((match) => store.has(match))).toEqual([true, true, false, true, true]);
  expect(outlineOf(linesOf(store))).toEqual(['head', 0, 1, 'foot']);
});

test('nothing played yet: the head and a foot', async () => {
  const lines = linesOf(await newStore(FIVE));
  expect(outlineOf(lines)).toEqual(['head', 'foot']);
  expect(await audited(lines)).toEqual({ complete: false, matches: 0, decisions: 0 });
});

test('a decision stands before the first match of its round, and not before that round can begin', async () => {
  const store = await newStore(FIVE);
  await run(store, { ...stoppedAt(3), tables: 1 });
  await decide(store, withdrawn(0, 5));
  await decide(store, { kind: 'void', before: 5, board: 0, reason: 'the host was down' });
  expect(outlineOf(linesOf(store))).toEqual(['head', 0, 1, 2, 'foot']);
  await run(store, { ...stoppedAt(2), tables: 1 });
  expect(outlineOf(linesOf(store))).toEqual(['head', 0, 1, 2, 3, 4, 'withdraw before 5', 'void before 5', 'foot']);
  await run(store);
  const lines = await finishedLines(store);
  const later = [withoutBot(0, 1), withoutBot(0, 2)];
  expect(outlineOf(lines)).toEqual(['head', 0, 1, 2, 3, 4, 'withdraw before 5', 'void before 5', ...later, 'foot']);
  expect(await audited(lines)).toEqual({ complete: true, matches: 7, decisions: 2 });
});

test('matches that are left out are no gap, be they the first of a round, the last or in between', async () => {
  const played: unknown[] = [];
  for (const bot of [0, 1, 2, 3, 4]) {
    const store = await newStore(FIVE);
    await run(store, { ...stoppedAt(5), tables: 1 });
    await decide(store, withdrawn(bot, 5));
    await run(store, { ...stoppedAt(1), tables: 1 });
    const lines = linesOf(store);
    expect(outlineOf(lines)).toEqual(['head', 0, 1, 2, 3, 4, 'withdraw before 5', withoutBot(bot, 1), 'foot']);
    expect(await audited(lines)).toEqual({ complete: false, matches: 6, decisions: 1 });
    played.push(withoutBot(bot, 1));
    await decide(store, { ...withdrawn(bot, 10), kind: 'disqualify' } as Decision);
    expect(outlineOf(linesOf(store)).slice(-2)).toEqual(['disqualify before 10', 'foot']);
  }
  expect(played.toSorted()).toEqual([5, 6, 7, 8, 9]);
});

test('a tournament that was stopped ends with the decision; what was declared void afterwards stands behind it', async () => {
  const store = await newStore(FIVE);
  await run(store, {
    afterRound: async () => [{ kind: 'stop', before: 5, cause: 'separated', reason: 'it is clear' }],
  });
  expect(outlineOf(linesOf(store))).toEqual(['head', 0, 1, 2, 3, 4, 'stop before 5', 'foot']);
  await decide(store, { kind: 'void', before: 5, board: 3, reason: 'found later' });
  const lines = await finishedLines(store);
  expect(outlineOf(lines)).toEqual(['head', 0, 1, 2, 3, 4, 'stop before 5', 'void before 5', 'foot']);
  expect(await audited(lines)).toEqual({ complete: true, matches: 5, decisions: 2 });
});

test('while somebody plays on it is the beginning of what the ledger will be, decisions included', async () => {
  const schedule = { ...FIVE, boards: 60, rounds: 2 };
  const store = await newStore(schedule);
  await run(store, { ...stoppedAt(300), tables: 1 });
  const reading = exportLedger(store, scheduleOf(KEY, schedule));
  const lines = [reading.next().value, reading.next().value];
  expect(lines[1]).toContain('"match":0,');
  // The decision and what is played after it come in while the first round is read.
  await run(store, { afterRound: async () => [withdrawn(2, 300)] });
  lines.push(...reading);
  const whole = await finishedLines(store);
  expect(whole).toHaveLength(1 + 300 + 1 + 60 + 1);
  expect(lines.slice(0, -1)).toEqual(whole.slice(0, -1));
  expect(await audited(lines as string[])).toEqual({ complete: false, matches: 360, decisions: 1 });
});

test('a foot on a store from which a match is missing is refused, also where it could be taken for one left out', async () => {
  const store = await newStore(FIVE);
  await decide(store, withdrawn(0, 5));
  await run(store, { ...stoppedAt(6), tables: 1 });
  await store.finish(canonicalJson(footOf(store, { seed: SEED })));
  expect(() => linesOf(store)).toThrow(`the tournament is over, but match ${withoutBot(0, 2)} is missing`);
});
