import { FAMILIES } from './generated/families.ts';

/** The largest number of bots for which an exact pair-balanced design is at hand. */
export const MAX_EXACT_BOTS = 256;

/** How an exact design is written in `protocol/v1/vectors/families.json`. */
interface Family {
  /** How often every pair meets. */
  readonly l: number;
  /** Moduli of the group; its elements are mixed-radix numbers, the first modulus the lowest digit. */
  readonly m: readonly number[];
  /** Base blocks; one of three elements is completed by the fixed point. */
  readonly b: readonly (readonly number[])[];
  /** Generators u of short orbits: the blocks {s, s + u, s + 2u, fixed point}, each once. */
  readonly s: readonly number[];
}

/**
 * The tables of the exact design for `bots` bots, four numbers a table in ascending order, one table after the other.
 * Each pair of numbers meets equally often. First the base blocks in their order, each developed by adding the group
 * elements 0, 1, 2 …; then the short orbits, each block at its least element.
 *
 * @throws RangeError if `bots` is not a whole number from 4 to 256
 */
export function exactDesign(bots: number): Uint16Array {
  const text = Object.hasOwn(FAMILIES, bots) ? FAMILIES[bots] : undefined;
  if (text === undefined) throw new RangeError(`no exact design for ${bots} bots; there is one from 4 to 256`);
  const family = JSON.parse(text) as Family;
  const order = family.m.reduce((product, modulus) => product * modulus, 1);
  const add = adder(family.m);
  const tables: number[] = [];
  const seatTable = (points: number[]): void => {
    tables.push(...points.sort((a, b) => a - b));
  };
  for (const block of family.b) {
    for (let element = 0; element < order; element++) {
      const points = block.map((point) => add(point, element));
      if (points.length === 3) points.push(order);
      seatTable(points);
    }
  }
  for (const generator of family.s) {
    const twice = add(generator, generator);
    for (let element = 0; element < order; element++) {
      const second = add(element, generator);
      const third = add(element, twice);
      if (element < second && element < third) seatTable([element, second, third, order]);
    }
  }
  return Uint16Array.from(tables);
}

/** How many tables the exact design has: λN(N − 1)/12 for the λ of that number of bots. */
export function exactTables(bots: number): number {
  const text = Object.hasOwn(FAMILIES, bots) ? FAMILIES[bots] : undefined;
  if (text === undefined) throw new RangeError(`no exact design for ${bots} bots; there is one from 4 to 256`);
  return ((JSON.parse(text) as Family).l * bots * (bots - 1)) / 12;
}

/** Addition in the group: digit by digit, each modulo its own modulus. */
function adder(moduli: readonly number[]): (a: number, b: number) => number {
  return (a, b) => {
    let sum = 0;
    let weight = 1;
    let restA = a;
    let restB = b;
    for (const modulus of moduli) {
      sum += (((restA % modulus) + (restB % modulus)) % modulus) * weight;
      restA = Math.floor(restA / modulus);
      restB = Math.floor(restB / modulus);
      weight *= modulus;
    }
    return sum;
  };
}
