#!/usr/bin/env node
import { run } from './program.ts';

// Whoever reads the output may stop reading: `bassadewitz standings … | head`. That is no error of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await run(process.argv.slice(2));
