import type { Platform } from '../platform.ts';
import { dialWithBrowser } from './dial.ts';

export const BROWSER: Platform = {
  dial: dialWithBrowser,
  environment: () => undefined,
  log: (line) => console.warn(line),
  setExitCode: () => undefined,
};
