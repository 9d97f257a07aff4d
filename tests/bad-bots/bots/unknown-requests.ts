// Answers requests that it was never sent, some of them names that the next requests may have: `UNKNOWN_REQUEST`. Its own run out:
// `timeout`.
import { runBot } from './bot.ts';

runBot({
  onRequest(link, request) {
    const next = request.request.replace(/\d+$/, (count) => String(Number(count) + 1000));
    link.send({ type: 'play', request: next, card: request.legal[0] });
  },
});
