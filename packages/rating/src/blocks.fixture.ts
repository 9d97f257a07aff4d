import { BLOCK_BOTS, BLOCK_PAIRS, type Blocks } from './blocks.ts';

/** Blocks written down by hand: one seat a bot, one match, a board each, all pairs drawn. */
export function blocksFrom(rows: readonly { bots: readonly number[]; chips: readonly number[] }[]): Blocks {
  const blocks = rows.length;
  const out: Blocks = {
    blocks,
    board: Uint32Array.from(rows, (_, block) => block),
    round: new Uint32Array(blocks),
    entries: Uint8Array.from(rows, ({ bots }) => bots.length),
    bot: new Uint16Array(BLOCK_BOTS * blocks),
    seats: new Uint8Array(BLOCK_BOTS * blocks).fill(1),
    chips: new Float64Array(BLOCK_BOTS * blocks),
    matches: new Uint32Array(blocks).fill(1),
    points: new Float32Array(BLOCK_PAIRS * blocks).fill(0.5),
    whole: new Uint8Array(blocks).fill(1),
  };
  rows.forEach(({ bots, chips }, block) => {
    out.bot.set(bots, BLOCK_BOTS * block);
    out.chips.set(chips, BLOCK_BOTS * block);
  });
  return out;
}
