import { legalOf, play, runBot } from './bot.ts';

let thinking: NodeJS.Timeout | undefined;

// Has room for one position: when another comes it drops the one that it thinks about.
runBot({
  onRequest(link, request) {
    clearTimeout(thinking);
    thinking = setTimeout(() => play(link, request, legalOf(request)[0]), 10);
  },
});
