// Answers each request one ms after all its time has run out: `timeout`, and the answer is `LATE`.
import { runBot } from './bot.ts';

runBot({
  onRequest(link, request) {
    const at = performance.now() + request.moveMs + request.bankMs + request.networkMs + 1;
    const wait = () => {
      const left = at - performance.now();
      // Timers count whole ms and may be early by part of one.
      if (left > 0) setTimeout(wait, Math.ceil(left));
      else link.play(request);
    };
    wait();
  },
});
