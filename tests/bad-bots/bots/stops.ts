// Stops itself (SIGSTOP) and is continued after so many ms as its first argument says, for so many requests as its second says. For
// less than it has time: no fault. For longer: `timeout`. An argument of 0 ms: it is never continued.
import { spawn } from 'node:child_process';
import { note, runBot } from './bot.ts';

const ms = Number(process.argv[2]);
let times = Number(process.argv[3]);

runBot({
  onRequest(link, request) {
    if (times > 0) {
      times -= 1;
      stop();
    }
    link.play(request);
  },
});

/** Goes on only when it is continued. It is so again and again, since the first time may come before it has stopped. */
function stop(): void {
  const script = `while sleep ${ms / 1000}; do kill -CONT ${process.pid} || exit; done`;
  const waker = ms === 0 ? undefined : spawn('sh', ['-c', script], { stdio: 'ignore' });
  note({ stopped: ms });
  process.kill(process.pid, 'SIGSTOP');
  waker?.kill('SIGKILL');
}
