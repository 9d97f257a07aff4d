import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Takes the chance out of ids: until the function that it returns is called, `randomBytes` gives zeros alone. Two worlds can then
 * be compared byte for byte, ids included, and whatever still differs between them comes from something other than chance.
 */
export function withoutChance(): () => void {
  const { randomBytes } = crypto;
  crypto.randomBytes = ((size: number) => Buffer.alloc(size)) as typeof crypto.randomBytes;
  syncBuiltinESMExports();
  return () => {
    crypto.randomBytes = randomBytes;
    syncBuiltinESMExports();
  };
}
