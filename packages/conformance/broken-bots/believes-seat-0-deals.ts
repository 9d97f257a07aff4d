import { legalOf, play, runBot } from './bot.ts';

// Works out who leads from a dealer who never changes.
runBot({
  onRequest(link, request) {
    const { tricks, trick } = request as unknown as { tricks: readonly unknown[]; trick: { leader: number } };
    if (tricks.length === 0 && trick.leader !== 1) throw new Error(`seat ${trick.leader} leads, and not the eldest?`);
    play(link, request, legalOf(request)[0]);
  },
});
