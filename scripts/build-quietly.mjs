// Builds what has changed before a command is run. Whatever the build has to say goes to standard error, and only where it
// failed: standard output belongs to the command, whose JSON somebody may be reading.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

const turbo = createRequire(import.meta.url).resolve('turbo/bin/turbo');
const child = spawn(process.execPath, [turbo, 'run', 'build', '--output-logs=errors-only'], {
  stdio: ['ignore', 'pipe', 'pipe'],
});
let said = '';
for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
const notice = setTimeout(() => process.stderr.write('Building what has changed …\n'), 1500);
child.on('close', (code) => {
  clearTimeout(notice);
  if (code !== 0) process.stderr.write(said);
  process.exitCode = code ?? 1;
});
