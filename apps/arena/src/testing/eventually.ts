import { vi } from 'vitest';

/** No machine is busy for so long, in ms. */
const PATIENCE_MS = 60_000;

/** Makes a check again and again until it holds; rejects as it did last where it never does. */
export function eventually<T>(check: () => T | Promise<T>, interval = 50): Promise<T> {
  return vi.waitFor(check, { timeout: PATIENCE_MS, interval });
}
