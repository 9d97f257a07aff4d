// Says hello and ready again with each answer: `UNEXPECTED_MESSAGE`, and nothing else happens.
import { runBot } from './bot.ts';

runBot({
  onRequest(link, request) {
    link.send({ type: 'ready' });
    link.play(request);
  },
});
