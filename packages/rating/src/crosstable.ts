import { BLOCK_BOTS, BLOCK_PAIRS, type Blocks, gamesOf, pairIndex } from './blocks.ts';

/** What two bots did against each other. */
export interface Meeting {
  /** Boards and matches that they shared. */
  readonly boards: number;
  readonly matches: number;
  /** Mean over their boards of the first's net chips a match minus the second's (seats cancel); 0 if they never met. */
  readonly chips: number;
  /** Points of the first by finishing order, a better place 1, a shared one ½, out of `comparisons`. */
  readonly points: number;
  /** Matches, but four a match at a table of two and two. */
  readonly comparisons: number;
}

/** Every pair's meetings. */
export class Crosstable {
  readonly bots: number;
  readonly #boards: Uint32Array;
  readonly #matches: Uint32Array;
  readonly #chips: Float64Array;
  readonly #points: Float64Array;
  readonly #comparisons: Uint32Array;

  constructor(blocks: Blocks, bots: number) {
    this.bots = bots;
    this.#boards = new Uint32Array(bots * bots);
    this.#matches = new Uint32Array(bots * bots);
    this.#chips = new Float64Array(bots * bots);
    this.#points = new Float64Array(bots * bots);
    this.#comparisons = new Uint32Array(bots * bots);
    for (let block = 0; block < blocks.blocks; block++) {
      for (let b = 1; b < (blocks.entries[block] as number); b++)
        for (let a = 0; a < b; a++) this.#add(blocks, block, a, b);
    }
  }

  /** What `first` did against `second`. */
  meeting(first: number, second: number): Meeting {
    // Entries ascend within a block, so a pair is kept under its lesser bot.
    const at = Math.min(first, second) * this.bots + Math.max(first, second);
    const boards = this.#boards[at] as number;
    const chips = boards === 0 ? 0 : (this.#chips[at] as number) / boards;
    const points = this.#points[at] as number;
    const comparisons = this.#comparisons[at] as number;
    const inOrder = first < second;
    return {
      boards,
      matches: this.#matches[at] as number,
      chips: inOrder ? chips : 0 - chips,
      points: inOrder ? points : comparisons - points,
      comparisons,
    };
  }

  #add(blocks: Blocks, block: number, a: number, b: number): void {
    const first = BLOCK_BOTS * block;
    const at = (blocks.bot[first + a] as number) * this.bots + (blocks.bot[first + b] as number);
    (this.#boards[at] as number) += 1;
    (this.#matches[at] as number) += blocks.matches[block] as number;
    (this.#chips[at] as number) += (blocks.chips[first + a] as number) - (blocks.chips[first + b] as number);
    (this.#points[at] as number) += blocks.points[BLOCK_PAIRS * block + pairIndex(a, b)] as number;
    (this.#comparisons[at] as number) += gamesOf(blocks, block, a, b);
  }
}
