// Cuts its connection once, on its first `request` or `match-result` as its first argument says, and comes back so many ms later as its
// second says. What was asked and ran out meanwhile is a `disconnect`. Matches that are to begin wait for it; if it is back too late they
// are a `no-show`.
import { type Link, runBot } from './bot.ts';

const [, , phase, ms] = process.argv;
let went = false;

function go(link: Link): void {
  went = true;
  link.socket.terminate();
}

runBot({
  tables: 1,
  onRequest(link, request) {
    if (phase === 'request' && !went) go(link);
    else link.play(request);
  },
  onResult(link, { type }) {
    if (phase === type && !went) go(link);
  },
  pauseMs: Number(ms),
});
