import { legalOf, type Message, play, runBot } from './bot.ts';

const asked = new Map<unknown, Message>();

// Answers a refusal by a second card.
runBot({
  onRequest(link, request) {
    asked.set(request.request, request);
    play(link, request, legalOf(request)[0]);
  },
  onError(link, error) {
    const request = asked.get(error.request);
    if (error.code === 'ILLEGAL_CARD' && request !== undefined) play(link, request, legalOf(request)[1]);
  },
});
