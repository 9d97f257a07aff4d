import { legalOf, play, runBot } from './bot.ts';

const ACE_POINTS = new Map<unknown, number>([
  ['classic', 11],
  ['swedish', 5],
]);

// Its table of card points lacks a rule set.
runBot({
  onRequest(link, request) {
    const points = ACE_POINTS.get(request.ruleSet);
    if (points === undefined) throw new Error(`no card points for ${request.ruleSet}`);
    play(link, request, legalOf(request)[0]);
  },
});
