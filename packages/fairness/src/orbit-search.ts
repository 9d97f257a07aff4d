import type { Block } from './cyclic.ts';
import { periodOf } from './cyclic.ts';

/** What to search for. */
export interface OrbitSearch {
  /** The modulus: how many numbers there are. */
  readonly points: number;
  /** Numbers in a block. */
  readonly size: number;
  /** How many base blocks. */
  readonly orbits: number;
  /** After how many steps to give up. Steps are counted, not timed, so that every machine finds the same blocks. */
  readonly steps: number;
}

/**
 * Searches base blocks whose orbits let any two numbers meet equally often within one, and returns them, each starting
 * with 0; `undefined` if none were found within the steps allowed.
 *
 * Hill climbing over the distances that occur in the blocks, with whole numbers only. The answer goes into the record
 * of the tournament, so nobody has to repeat the search to check it.
 */
export function searchOrbits(search: OrbitSearch): Block[] | undefined {
  const climb = new Climb(search);
  while (climb.steps < search.steps) {
    climb.restart();
    if (!climb.run(search.steps)) continue;
    const blocks = climb.blocks();
    // A symmetric block has a short orbit, and its members would play fewer tables than the others.
    const symmetric = blocks.some((block) => periodOf(search.points, block) < search.points);
    if (!symmetric || search.points === search.size) return blocks;
  }
  return undefined;
}

/** Steps without progress after which a climb starts anew, for each number and block. */
const PATIENCE = 200;

class Climb {
  readonly #points: number;
  readonly #size: number;
  readonly #orbits: number;
  /** The smaller of the two numbers of meetings that are wanted. */
  readonly #wanted: number;
  readonly #members: Int32Array;
  /** How often each distance 1 … points/2 occurs in the blocks. */
  readonly #distances: Int32Array;
  #cost = 0;
  #random: number;
  steps = 0;

  constructor({ points, size, orbits }: OrbitSearch) {
    this.#points = points;
    this.#size = size;
    this.#orbits = orbits;
    this.#wanted = Math.floor((orbits * size * (size - 1)) / (points - 1));
    this.#members = new Int32Array(orbits * size);
    this.#distances = new Int32Array((points >> 1) + 1);
    // The generator must not start at 0, where it would stay.
    this.#random = (points << 16) ^ (orbits << 4) ^ size ^ 0x2545f491 || 1;
  }

  /** Random blocks, and the cost of their distances. */
  restart(): void {
    const size = this.#size;
    this.steps++;
    this.#distances.fill(0);
    for (let block = 0; block < this.#orbits; block++) {
      const first = block * size;
      for (let i = 0; i < size; ) {
        const point = this.#below(this.#points);
        if (this.#members.subarray(first, first + i).includes(point)) continue;
        this.#members[first + i] = point;
        this.#count(block, i, point, 1, i);
        i++;
      }
    }
    this.#cost = 0;
    for (let distance = 1; distance < this.#distances.length; distance++) this.#cost += this.#penalty(distance);
  }

  /** Climbs until the cost is 0 (true), or nothing better was met for long or the steps are used up (false). */
  run(limit: number): boolean {
    const patience = PATIENCE * this.#orbits * this.#points;
    let stale = 0;
    let best = this.#cost;
    while (this.#cost > 0 && this.steps < limit && stale < patience) {
      this.steps++;
      stale++;
      this.#step();
      if (this.#cost < best) {
        best = this.#cost;
        stale = 0;
      }
    }
    return this.#cost === 0;
  }

  blocks(): number[][] {
    return Array.from({ length: this.#orbits }, (_, block) => {
      const members = Array.from(this.#members.subarray(block * this.#size, (block + 1) * this.#size));
      const least = Math.min(...members);
      return members.map((point) => point - least).sort((a, b) => a - b);
    });
  }

  /** Exchanges one number of one block; kept if the cost does not grow, and now and then if it grows a little. */
  #step(): void {
    const block = this.#below(this.#orbits);
    const place = this.#below(this.#size);
    const point = this.#below(this.#points);
    const first = block * this.#size;
    if (this.#members.subarray(first, first + this.#size).includes(point)) return;
    const before = this.#members[first + place] as number;
    const delta = this.#count(block, place, before, -1, this.#size) + this.#count(block, place, point, 1, this.#size);
    if (delta <= 0 || (delta <= 2 && this.#below(64) === 0)) {
      this.#members[first + place] = point;
      this.#cost += delta;
    } else {
      this.#count(block, place, point, -1, this.#size);
      this.#count(block, place, before, 1, this.#size);
    }
  }

  /** Adds (or takes away) the distances from `point`, at `place` of a block, to its other members; returns the change of the cost. */
  #count(block: number, place: number, point: number, change: 1 | -1, members: number): number {
    const first = block * this.#size;
    let delta = 0;
    for (let i = 0; i < members; i++) {
      if (i === place) continue;
      const apart = Math.abs(point - (this.#members[first + i] as number));
      const distance = Math.min(apart, this.#points - apart);
      delta -= this.#penalty(distance);
      this.#distances[distance] = (this.#distances[distance] as number) + change;
      delta += this.#penalty(distance);
    }
    return delta;
  }

  /** Zero where the pairs at this distance meet as often as wanted or once more; grows with the square beyond. */
  #penalty(distance: number): number {
    const occurs = this.#distances[distance] as number;
    // Half a turn is its own reverse: the pair is met from both ends.
    const meetings = 2 * distance === this.#points ? 2 * occurs : occurs;
    const excess = meetings - this.#wanted;
    return excess * (excess - 1);
  }

  /** A whole number below `bound` (xorshift32). The slight bias of the remainder does not matter to a search. */
  #below(bound: number): number {
    let word = this.#random;
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    this.#random = word;
    return (word >>> 0) % bound;
  }
}
