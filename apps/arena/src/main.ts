#!/usr/bin/env node
import { EXIT_CODES } from './exit-codes.ts';
import { inPlainWords, systemCode } from './failure.ts';

/** The least version of Node that has what the arena is made of: its SQLite, and WebSocket. */
const NEEDED = [22, 13] as const;

// Whoever reads the output may stop reading: `bassadewitz standings … | head`. That is no error of ours. A full disk is none either, but
// whoever takes the output from there must hear of it.
process.stdout.on('error', (error) => {
  if (systemCode(error) === 'EPIPE') process.exit(EXIT_CODES.OK);
  process.stderr.write(`bassadewitz: cannot write to standard output: ${inPlainWords(error)}\n`);
  process.exit(EXIT_CODES.FILES);
});

// What cannot be told is no reason to end what is being done: a tournament goes on without its progress.
process.stderr.on('error', () => {});

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  process.stderr.write(`bassadewitz: this is Node ${process.versions.node}; ${NEEDED.join('.')} or later is needed\n`);
  process.exitCode = EXIT_CODES.USAGE;
} else {
  // Only now, since an older Node cannot even load it.
  const { run } = await import('./program.ts');
  process.exitCode = await run(process.argv.slice(2));
}
