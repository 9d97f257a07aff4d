// Plays well, and starts children that ignore SIGTERM: in its own process group, in groups of their own, and orphaned ones. No
// fault, and none of them outlives the run.
import { spawn } from 'node:child_process';
import { note, runBot } from './bot.ts';

// They end by themselves after a while, lest they stay where a test fails.
const CHILD = `process.on('SIGTERM', () => {}); setTimeout(() => {}, 60_000)`;
const start = (detached: boolean) => `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(CHILD)}],
  { detached: ${detached}, stdio: 'ignore' }).unref()`;

runBot({
  onWelcome(link) {
    for (const detached of [false, true]) {
      const child = spawn(process.execPath, ['-e', CHILD], { detached, stdio: 'ignore' });
      note({ child: child.pid });
      // A child that starts one of its own and ends.
      spawn(process.execPath, ['-e', start(detached)], { stdio: 'ignore' }).on('exit', () =>
        note({ orphaned: detached }),
      );
    }
    setTimeout(() => link.send({ type: 'ready' }), 500);
  },
});
