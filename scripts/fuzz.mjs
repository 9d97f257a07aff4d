// The long form of the tests that send garbage: as many frames as are asked for, a million by default, each to a decoder by itself
// and to an arena that plays; and bytes that are no frames. `fuzz FRAMES SEED`: both whole numbers, the seed 1 by default.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const [frames = '1000000', seed = '1', ...more] = process.argv.slice(2);
if (more.length > 0 || ![frames, seed].every((text) => /^[1-9]\d{0,9}$/.test(text))) {
  const came = process.argv.slice(2).join(' ');
  process.stderr.write(
    `fuzz: ${came} came; valid: fuzz [FRAMES [SEED]], whole numbers from 1; see docs/benchmarks.md\n`,
  );
  process.exit(2);
}
const require = createRequire(import.meta.url);
const vitest = join(dirname(require.resolve('vitest/package.json')), 'vitest.mjs');
const tests = ['tests/secrecy/src/fuzz', 'packages/protocol/src/decode-bot-frame.test.ts'];
const child = spawn(process.execPath, [vitest, 'run', ...tests, '--disable-console-intercept'], {
  env: {
    ...process.env,
    FUZZ_FRAMES: frames,
    FUZZ_SEED: seed,
    FUZZ_SOCKETS: String(Math.max(200, Math.round(Number(frames) / 50))),
  },
  stdio: 'inherit',
});
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});
