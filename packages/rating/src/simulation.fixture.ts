import type { Four } from './four.ts';
import { gumbelDraw, normalDraw, seeded, shuffled } from './random.fixture.ts';
import { type MatchResult, ResultTable } from './results.ts';

/** The seatings of a board by its number modulo 3: seat of each table bot, replay by replay. */
export const SEATINGS: readonly (readonly Four<number>[])[] = [
  [
    [0, 1, 2, 3],
    [1, 0, 3, 2],
    [2, 3, 0, 1],
    [3, 2, 1, 0],
  ],
  [
    [0, 2, 3, 1],
    [1, 3, 2, 0],
    [2, 0, 1, 3],
    [3, 1, 0, 2],
  ],
  [
    [0, 3, 1, 2],
    [1, 2, 0, 3],
    [2, 1, 3, 0],
    [3, 0, 2, 1],
  ],
];

export interface SimulatedPool {
  readonly seed: number;
  /** θ of each bot, chips; as many as 4 divides. */
  readonly theta: readonly number[];
  /** β of each bot: chances of finishing order. Same length. */
  readonly beta: readonly number[];
  readonly rounds: number;
  /** Boards a table and round. Default 3. */
  readonly boards?: number;
  /** Replays of a board. Default 4. */
  readonly replays?: number;
  /** Chips that bot 0 makes more in each replay after the first. Default 0. */
  readonly memory?: number;
}

/**
 * Matches of which the truth is known. Each hand is worth something to whoever holds it, in all replays, as cards are; the
 * noise of the rest depends on the bot. Net chips follow the model of the chips fit exactly, and so do the finishing orders that
 * of the Elo fit: a Gumbel draw a seat makes Plackett–Luce orders, whose pairs are Bradley–Terry.
 */
export function simulated(pool: SimulatedPool): MatchResult[] {
  const { theta, beta, rounds, boards = 3, replays = 4, memory = 0 } = pool;
  const random = seeded(pool.seed);
  const results: MatchResult[] = [];
  const bots = theta.map((_, bot) => bot);
  let board = 0;
  for (let round = 0; round < rounds; round++) {
    const order = shuffled(bots, random);
    for (let table = 0; table < order.length; table += 4) {
      const here = order.slice(table, table + 4) as unknown as Four<number>;
      for (let b = 0; b < boards; b++, board++) {
        const hands = [8, 3, 3, 3].map((spread) => spread * normalDraw(random));
        const orders = hands.map(() => gumbelDraw(random));
        const seatings = shuffled(SEATINGS[board % 3] as readonly Four<number>[], random).slice(0, replays);
        seatings.forEach((seatOf, replay) => {
          const seats = [0, 1, 2, 3].map((seat) => here[seatOf.indexOf(seat)] as number);
          const raw = seats.map((bot, seat) => {
            const noise = (1 + (bot % 3)) * normalDraw(random);
            const stake = seat === 0 ? -12 : 0;
            const remembered = bot === 0 && replay > 0 ? memory : 0;
            return stake + (hands[seat] as number) + (theta[bot] as number) + remembered + noise;
          });
          const mean = raw.reduce((sum, chips) => sum + chips, 0) / 4;
          const gains = seats.map((bot, seat) => {
            const luck = random() < 0.6 ? (orders[seat] as number) : gumbelDraw(random);
            return (beta[bot] as number) + luck;
          });
          results.push({
            order: results.length,
            round,
            board,
            bots: seats as unknown as Four<number>,
            chips: raw.map((chips) => chips - mean) as unknown as Four<number>,
            gains: gains as unknown as Four<number>,
          });
        });
      }
    }
  }
  return results;
}

/** A table with these results. */
export function tableOf(bots: number, results: readonly MatchResult[]): ResultTable {
  const table = new ResultTable(bots);
  for (const result of results) table.add(result);
  return table;
}

/** Bots named a, b, c … */
export function poolOf(bots: number) {
  return Array.from({ length: bots }, (_, bot) => ({ name: String.fromCharCode(97 + bot) }));
}
