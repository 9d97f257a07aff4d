import { BLOCK_BOTS, BLOCK_PAIRS, type Blocks } from './blocks.ts';

/** The blocks at some indices, in that order. */
function selectBlocks(blocks: Blocks, indices: readonly number[]): Blocks {
  return {
    blocks: indices.length,
    board: pick(blocks.board, indices, 1),
    round: pick(blocks.round, indices, 1),
    entries: pick(blocks.entries, indices, 1),
    bot: pick(blocks.bot, indices, BLOCK_BOTS),
    seats: pick(blocks.seats, indices, BLOCK_BOTS),
    chips: pick(blocks.chips, indices, BLOCK_BOTS),
    matches: pick(blocks.matches, indices, 1),
    points: pick(blocks.points, indices, BLOCK_PAIRS),
    whole: pick(blocks.whole, indices, 1),
  };
}

/** Blocks of the rounds before `rounds`. */
export function blocksBefore(blocks: Blocks, rounds: number): Blocks {
  if (blocks.round.every((round) => round < rounds)) return blocks;
  const indices = Array.from({ length: blocks.blocks }, (_, block) => block);
  return selectBlocks(
    blocks,
    indices.filter((block) => (blocks.round[block] as number) < rounds),
  );
}

type Column = Uint8Array | Uint16Array | Uint32Array | Float32Array | Float64Array;

function pick<T extends Column>(column: T, indices: readonly number[], stride: number): T {
  const out = new (column.constructor as new (length: number) => T)(stride * indices.length);
  indices.forEach((index, at) => {
    for (let e = 0; e < stride; e++) out[stride * at + e] = column[stride * index + e] as number;
  });
  return out;
}
