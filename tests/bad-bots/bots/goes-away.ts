// Cuts its connection after its first match and comes back so many ms later as its argument says. In time: matches that are to begin wait
// for it, and it has no fault. Too late: `no-show` in matches that had not begun.
import { runBot } from './bot.ts';

let went = false;

runBot({
  tables: 1,
  onResult(link, { type }) {
    if (type !== 'match-result' || went) return;
    went = true;
    link.socket.terminate();
  },
  pauseMs: Number(process.argv[2]),
});
