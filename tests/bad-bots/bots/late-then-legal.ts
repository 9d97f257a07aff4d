// Answers the first request of each match when it is told that the time ran out, and all others at once: one `timeout` a match,
// the answer is `LATE`, and the match goes on with the bot.
import { type Request, runBot } from './bot.ts';

const matches = new Set<string>();
const held = new Map<unknown, Request>();

runBot({
  onRequest(link, request) {
    if (matches.has(request.match)) return link.play(request);
    matches.add(request.match);
    held.set(request.request, request);
  },
  onError(link, error) {
    const request = held.get(error.request);
    if (error.code === 'TIMEOUT' && request !== undefined) link.play(request);
  },
});
