import type { Four } from './four.ts';

/**
 * Elo points each seat wins or loses by one match of four: ΔR_i = (K/2) Σ_j (s_ij − E_ij),
 * E_ij = 1/(1 + 10^((R_j − R_i)/400)), where s_ij is 1 for a better place, ½ for a shared one.
 *
 * @param ratings Elo before the match, by seat
 * @param places finishing places by seat, 1 best, ties equal
 * @param k the K factor, Elo points
 */
export function liveEloChanges(ratings: Four<number>, places: Four<number>, k: number): Four<number> {
  const change = (seat: 0 | 1 | 2 | 3) => {
    let surplus = 0;
    for (let other = 0; other < 4; other++) {
      if (other === seat) continue;
      const theirs = places[other] as number;
      const score = places[seat] < theirs ? 1 : places[seat] > theirs ? 0 : 0.5;
      surplus += score - 1 / (1 + 10 ** (((ratings[other] as number) - ratings[seat]) / 400));
    }
    return (k / 2) * surplus;
  };
  return [change(0), change(1), change(2), change(3)];
}

/** How a {@link LiveElo} starts and how fast it moves. */
export interface LiveEloOptions {
  /** K factor in Elo points. Default 16. */
  readonly k?: number;
  /** Elo of a bot without a match. Default 1500. */
  readonly start?: number;
}

/**
 * A moving number while matches come in. It depends on the order in which they are fed (feed them in schedule order), and
 * is never the rating: that is the batch fit of `rate`.
 */
export class LiveElo {
  readonly #k: number;
  readonly #ratings: number[];
  readonly #matches: number[];

  /** @throws RangeError when `bots` is no whole number, or K or start are not finite */
  constructor(bots: number, { k = 16, start = 1500 }: LiveEloOptions = {}) {
    if (!Number.isInteger(bots) || bots < 0) throw new RangeError(`number of bots: ${bots} is not a whole number`);
    if (!Number.isFinite(k) || !Number.isFinite(start))
      throw new RangeError(`K ${k} and start ${start} must be finite`);
    this.#k = k;
    this.#ratings = new Array<number>(bots).fill(start);
    this.#matches = new Array<number>(bots).fill(0);
  }

  /** Elo by bot. A copy: it does not move. */
  get ratings(): readonly number[] {
    return [...this.#ratings];
  }

  /** Elo of one bot now. */
  rating(bot: number): number {
    return known(this.#ratings, bot);
  }

  /** How many matches the bot's number rests on. */
  matches(bot: number): number {
    return known(this.#matches, bot);
  }

  /**
   * Takes one match in and returns each seat's change in Elo points.
   *
   * @param bots index of the bot at each seat; a bot may hold two seats
   * @param places finishing places by seat, 1 best, ties equal (see `finishingPlaces`)
   * @throws RangeError when a bot is not one of the pool
   */
  add(bots: Four<number>, places: Four<number>): Four<number> {
    const [a, b, c, d] = bots;
    const changes = liveEloChanges([this.rating(a), this.rating(b), this.rating(c), this.rating(d)], places, this.#k);
    for (let seat = 0; seat < 4; seat++) {
      const bot = bots[seat] as number;
      this.#ratings[bot] = this.rating(bot) + (changes[seat] as number);
      if (bots.indexOf(bot) === seat) this.#matches[bot] = this.matches(bot) + 1;
    }
    return changes;
  }
}

function known(column: readonly number[], bot: number): number {
  const value = column[bot];
  if (value === undefined) throw new RangeError(`bot ${bot} is not one of the pool of ${column.length}`);
  return value;
}
