import { legalOf, play, runBot } from './bot.ts';

// Believes that a match of classic is one deal.
runBot({
  onRequest(link, request) {
    if (request.ruleSet === 'classic' && request.deal !== 0) throw new Error(`deal ${request.deal} of one?`);
    play(link, request, legalOf(request)[0]);
  },
});
