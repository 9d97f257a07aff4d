import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCase } from './worlds/cases.ts';
import { playTwins, withoutReceipt } from './worlds/twins.ts';

/** A short form runs in every test; `SECRECY_RUNS=2000` is a long one. */
const RUNS = Number(process.env.SECRECY_RUNS ?? 50);

test('whatever a seat cannot know changes no byte to it until it may know', {
  timeout: 120_000 + RUNS * 2000,
}, async () => {
  const seen = { frames: 0, swapped: 0, errors: 0, again: 0, apart: 0 };
  const property = fc.asyncProperty(anyCase, async (given) => {
    const twins = await playTwins(given);
    expect(withoutReceipt(twins.heardByOther)).toEqual(withoutReceipt(twins.heard));
    expect(twins.other.bystander).toEqual(twins.one.bystander);
    seen.frames += twins.heard.length;
    seen.swapped += twins.swapped ? 1 : 0;
    seen.apart += twins.moment === undefined ? 0 : 1;
    seen.errors += twins.heard.filter((frame) => frame.startsWith('{"type":"error"')).length;
    seen.again += twins.heard.filter((frame) => frame.startsWith('{"type":"welcome"')).length - 1;
  });
  await fc.assert(property, { numRuns: RUNS });
  // Else it would prove nothing: cards were swapped, the worlds came apart later on, and much was compared before that.
  expect(seen.swapped / RUNS).toBeGreaterThan(0.6);
  expect(seen.apart / RUNS).toBeGreaterThan(0.6);
  expect(seen.frames / RUNS).toBeGreaterThan(10);
  expect(seen.errors / RUNS).toBeGreaterThan(1);
  expect(seen.again / RUNS).toBeGreaterThan(0.3);
});
