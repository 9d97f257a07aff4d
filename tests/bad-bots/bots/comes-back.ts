// Its process dies by SIGKILL again and again, before and after its answers, and each time a new one takes its place. It gets its
// open requests again and plays on: no fault.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { note, runBot } from './bot.ts';

const DEATHS = 4;
const life = process.argv[2];

if (life === undefined) live(0);
else if (Number(life) === DEATHS) runBot();
else {
  runBot({
    onRequest(link, request) {
      const crash = () => process.kill(process.pid, 'SIGKILL');
      if (Number(life) % 2 === 0) crash();
      else
        link.socket.send(JSON.stringify({ type: 'play', request: request.request, card: request.legal.at(-1) }), crash);
    },
  });
}

/** Starts the next process of the bot. The one that ends in good order is the last. */
function live(lives: number): void {
  const program = fileURLToPath(import.meta.url);
  spawn(process.execPath, [program, String(lives)], { stdio: ['ignore', 'ignore', 'inherit'] }).on('exit', (code) => {
    if (code === 0) return;
    note({ died: lives });
    live(lives + 1);
  });
}
