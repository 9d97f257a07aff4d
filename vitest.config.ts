import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{packages,apps,examples,tests}/*/src/**/*.test.{ts,tsx}',
      'bench/src/**/*.test.ts',
      'tests/src/**/*.test.ts',
    ],
    testTimeout: 20_000,
  },
});
