import { afterEach, describe, expect, test, vi } from 'vitest';
import { BLOCK_BOTS, BLOCK_PAIRS, type Blocks } from './blocks.ts';
import { chipsFit } from './chips-fit.ts';
import { componentsOf } from './components.ts';
import { ELO_UNIT, eloFit, pointsOf } from './elo-fit.ts';
import { rate } from './rate.ts';
import type { MatchResult, ResultTable } from './results.ts';
import { poolOf, simulated, tableOf } from './simulation.fixture.ts';

afterEach(() => vi.restoreAllMocks());

const LADDER = [0.6, 0.2, -0.2, -0.6];

/** A bot for which a stand-in finishes every match: last in all of them. */
const withoutBotZero = (result: MatchResult): MatchResult => {
  const [a, b, c, d] = result.bots;
  return { ...result, standIns: [a === 0, b === 0, c === 0, d === 0] };
};

const inTheOtherGroup = (result: MatchResult): MatchResult => {
  const [a, b, c, d] = result.bots;
  return { ...result, board: result.board + 1_000_000, bots: [a + 4, b + 4, c + 4, d + 4] };
};

const POOLS: readonly (readonly [name: string, bots: number, results: () => MatchResult[]])[] = [
  ['four bots, 360 matches', 4, () => simulated({ seed: 3, theta: LADDER, beta: LADDER, rounds: 30 })],
  ['four bots, 24,000 matches', 4, () => simulated({ seed: 3, theta: LADDER, beta: LADDER, rounds: 2000 })],
  [
    'two groups of four that never met, 24,000 matches',
    8,
    () => {
      const group = simulated({ seed: 4, theta: LADDER, beta: LADDER, rounds: 1000 });
      return [...group, ...group.map(inTheOtherGroup)];
    },
  ],
  [
    'four bots of which one is always last, 24,000 matches',
    4,
    () => simulated({ seed: 5, theta: LADDER, beta: LADDER, rounds: 2000 }).map(withoutBotZero),
  ],
];

describe('Math.exp may differ by one last digit between machines, and every figure still agrees within 1e-10', () => {
  test.each(POOLS)('%s', (_, bots, results) => {
    const table = tableOf(bots, results());
    const here = figures(bots, table);
    const exact = Math.exp;
    const spy = vi.spyOn(Math, 'exp');
    for (const [some, of] of [
      [1, 11],
      [5, 13],
    ] as const) {
      let call = 0;
      spy.mockImplementation((x) => exact(x) * ((call++ * 7919) % of < some ? 1 + Number.EPSILON : 1));
      const there = figures(bots, table);
      expect(call).toBeGreaterThan(100);
      here.forEach((value, at) => {
        expect(Math.abs((there[at] as number) - value) / Math.max(1, Math.abs(value))).toBeLessThan(1e-10);
      });
    }
  });
});

/** All numbers of a rating that rest on Math.exp. */
function figures(bots: number, table: ResultTable): number[] {
  const { bots: rated, elo } = rate(poolOf(bots), table);
  return rated.flatMap(({ bot, elo: { value, se } }) => [
    value,
    se as number,
    ...rated.flatMap((other) => {
      const difference = elo.difference(bot, other.bot);
      return difference === undefined ? [] : [difference.delta, difference.se as number, difference.los as number];
    }),
  ]);
}

/** A kind of board and how often it came: four matches of bots 0 to 3. */
interface Kind {
  readonly times: number;
  /** Points of 0 over 1, 0 over 2, 1 over 2, 0 over 3, 1 over 3 and 2 over 3, of four each. */
  readonly points: readonly number[];
  readonly chips: readonly number[];
}

const KINDS: readonly Kind[] = [
  { times: 50_000, points: [3, 2, 2.5, 3, 3, 2], chips: [1, -0.5, 0.25, -0.75] },
  { times: 30_000, points: [1, 3, 3.5, 2, 2, 1.5], chips: [-1, 2, -0.5, -0.5] },
  { times: 25_000, points: [2, 2, 1, 4, 3, 3], chips: [2, -1, -1.5, 0.5] },
  { times: 15_000, points: [4, 2.5, 0, 1, 2, 3], chips: [-0.25, -0.25, 1.5, -1] },
  { times: 5_000, points: [0.5, 1, 2, 3.5, 4, 1], chips: [0, 3, -2, -1] },
];

function blocksOfKinds(kinds: readonly Kind[]): Blocks {
  const blocks = kinds.reduce((sum, { times }) => sum + times, 0);
  const out: Blocks = {
    blocks,
    board: Uint32Array.from({ length: blocks }, (_, block) => block),
    round: new Uint32Array(blocks),
    entries: new Uint8Array(blocks).fill(4),
    bot: Uint16Array.from({ length: BLOCK_BOTS * blocks }, (_, entry) => entry % BLOCK_BOTS),
    seats: new Uint8Array(BLOCK_BOTS * blocks).fill(1),
    chips: new Float64Array(BLOCK_BOTS * blocks),
    matches: new Uint32Array(blocks).fill(4),
    points: new Float32Array(BLOCK_PAIRS * blocks),
    whole: new Uint8Array(blocks).fill(1),
  };
  let block = 0;
  for (const { times, points, chips } of kinds) {
    for (const end = block + times; block < end; block++) {
      out.points.set(points, BLOCK_PAIRS * block);
      out.chips.set(chips, BLOCK_BOTS * block);
    }
  }
  return out;
}

/** Standard errors against the mean, in units of so much. */
const errors = (covariance: Float64Array, unit: number) =>
  [0, 5, 10, 15].map((at) => unit * Math.sqrt(covariance[at] as number));

function near(found: ArrayLike<number>, expected: readonly number[]): void {
  expected.forEach((value, at) => {
    expect(Math.abs((found[at] as number) / value - 1)).toBeLessThan(1e-10);
  });
}

// The values were worked out with numbers of sixty digits, from the formulas as they stand in the README.
describe('half a million matches have the errors that exact arithmetic gives them', () => {
  const everyone = componentsOf(4, blocksOfKinds(KINDS.map((kind) => ({ ...kind, times: 1 }))));

  test('by chips', () => {
    const { strengths, covariance } = chipsFit(blocksOfKinds(KINDS), everyone);
    near(
      strengths.map((theta) => 0.75 * theta),
      [0.3975, 0.1275, -0.165, -0.36],
    );
    near(
      errors(covariance, 0.75),
      [0.0022912223811756027, 0.0026821073804007174, 0.0020309357449215374, 0.001091192008768393],
    );
  });

  test('by Elo', () => {
    const blocks = blocksOfKinds(KINDS);
    const { strengths, covariance } = eloFit(blocks, pointsOf(blocks, 4), everyone);
    near(
      strengths.map((beta) => 1500 + ELO_UNIT * beta),
      [1559.92414656256, 1520.46384476717, 1490.353447146709, 1429.258561523561],
    );
    near(
      errors(covariance, ELO_UNIT),
      [0.1266767476083337, 0.24498310340828502, 0.2434915781117812, 0.21418951548436987],
    );
  });

  test('by Elo where one is always last, of which the error rests on what hardly ever happens', () => {
    const blocks = blocksOfKinds(KINDS.map((kind) => ({ ...kind, points: [...kind.points.slice(0, 3), 4, 4, 4] })));
    const { strengths, covariance } = eloFit(blocks, pointsOf(blocks, 4), everyone);
    near(
      strengths.map((beta) => 1500 + ELO_UNIT * beta),
      [2169.501746604788, 2121.649140881992, 2112.312481532453, -403.4633690192328],
    );
    near(
      errors(covariance, ELO_UNIT),
      [0.20826551638173388, 0.3391057284048172, 0.2582422658728434, 0.345045867052209],
    );
  });
});
