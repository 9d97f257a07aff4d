import { expect, test } from 'vitest';
import { Arena, NO_LIMITS } from './arena.ts';
import { Chance } from './chance.ts';
import { Fuzzer } from './fuzzer.ts';

/** A short form runs in every test; `npx -y pnpm@12 fuzz` is the long one. */
const FRAMES = Number(process.env.FUZZ_FRAMES ?? 20_000);
const SEED = Number(process.env.FUZZ_SEED ?? 1);

/** Frames a session, about: so that each has its share of hellos and readies. */
const BATCHES = 20;
const BATCH = 200;

test('every frame that is refused gets its one answer, in order, whatever came before it', {
  timeout: 120_000 + FRAMES,
}, async () => {
  const arena = new Arena(NO_LIMITS);
  const url = await arena.gateway.listen();
  const playing = arena.play();
  const chance = new Chance(SEED);
  const codes = new Map<string, number>();
  let frames = 0;
  const begun = performance.now();
  while (frames < FRAMES) {
    const fuzzer = new Fuzzer(url, chance);
    await Promise.race([fuzzer.run(BATCHES, BATCH), playing]);
    frames += fuzzer.frames;
    for (const [code, count] of fuzzer.codes) codes.set(code, (codes.get(code) ?? 0) + count);
  }
  const seconds = (performance.now() - begun) / 1000;
  await arena.close();
  await playing;
  if (process.env.FUZZ_FRAMES !== undefined) {
    console.log(
      `${frames} frames in ${seconds.toFixed(1)} s`,
      Object.fromEntries(codes),
      Object.fromEntries(arena.kinds),
    );
  }
  // Every refusal that a session can go on after was met, and so were both faults that an answer can be.
  expect([...codes.keys()].sort()).toEqual([
    'BINARY_FRAME',
    'DUPLICATE',
    'FRAME_TOO_LARGE',
    'ILLEGAL_CARD',
    'INVALID_JSON',
    'SCHEMA',
    'UNEXPECTED_MESSAGE',
    'UNKNOWN_FIELD',
    'UNKNOWN_REQUEST',
    'UNKNOWN_TYPE',
  ]);
  expect([...arena.kinds.keys()].sort()).toEqual(['illegal', 'malformed']);
});
