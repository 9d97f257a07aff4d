import { defineConfig } from 'vitest/config';

/**
 * How long a test may take before it is taken for one that hangs, in ms. No test says by its limit how fast something is: where that
 * matters it measures it. So the limit is one that a machine which is slow, or busy for seconds, does not come near.
 */
const HANGS_MS = 120_000;

export default defineConfig({
  test: {
    include: [
      '{packages,apps,examples,tests}/*/src/**/*.test.{ts,tsx}',
      'bench/src/**/*.test.ts',
      'tests/src/**/*.test.ts',
    ],
    // All cores: many tests wait for processes and clocks, and the default would leave one of two idle.
    maxWorkers: '100%',
    testTimeout: HANGS_MS,
    hookTimeout: HANGS_MS,
    teardownTimeout: HANGS_MS,
    // What is waited for comes when it comes; a wait that is in vain shall end before its test does, since it says for what.
    expect: { poll: { timeout: HANGS_MS / 2 } },
  },
});
