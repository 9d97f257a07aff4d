import type { Platform } from '../platform.ts';
import { dialWithWs } from './dial.ts';

export const NODE: Platform = {
  dial: dialWithWs,
  environment: (name) => process.env[name],
  log: (line) => process.stderr.write(`${line}\n`),
  setExitCode(code) {
    process.exitCode = code;
  },
};
