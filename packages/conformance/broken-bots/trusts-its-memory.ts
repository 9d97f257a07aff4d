import { legalOf, type Message, play, runBot } from './bot.ts';

let last: { readonly request: Message; readonly card: string | undefined } | undefined;

// Keeps account of its hand itself, and does not get over a card that it sent and still holds.
runBot({
  onRequest(link, request) {
    const hand = request.hand as readonly (string | undefined)[];
    const another = request.match === last?.request.match && request.request !== last?.request.request;
    if (another && request.deal === last?.request.deal && hand.includes(last?.card)) {
      throw new Error(`${last?.card} should be gone`);
    }
    last = { request, card: legalOf(request)[0] };
    play(link, request, last.card);
  },
});
