// Before each answer it answers the request before once more: `DUPLICATE`, and no fault.
import { type Request, runBot } from './bot.ts';

let last: Request | undefined;

runBot({
  onRequest(link, request) {
    if (last !== undefined) link.play(last);
    link.play(request);
    last = request;
  },
});
