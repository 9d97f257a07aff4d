#!/usr/bin/env node
import { EXIT_CODES } from './exit-codes.ts';

/** The least version of Node that has what the arena is made of: its SQLite, and WebSocket. */
const NEEDED = [22, 13] as const;

// Whoever reads the output may stop reading: `bassadewitz standings … | head`. That is no error of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  process.stderr.write(`bassadewitz: this is Node ${process.versions.node}; ${NEEDED.join('.')} or later is needed\n`);
  process.exitCode = EXIT_CODES.USAGE;
} else {
  // Only now, since an older Node cannot even load it.
  const { run } = await import('./program.ts');
  process.exitCode = await run(process.argv.slice(2));
}
