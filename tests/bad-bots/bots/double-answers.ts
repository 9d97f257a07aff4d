// Answers each request twice, with different cards. The first counts, the second is a `DUPLICATE`: no fault.
import { runBot } from './bot.ts';

runBot({
  onRequest(link, request) {
    link.play(request);
    link.send({ type: 'play', request: request.request, card: request.legal[0] });
  },
});
