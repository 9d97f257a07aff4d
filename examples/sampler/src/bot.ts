import { type Bot, best, type CardName, cardNumber, seededIntegers } from '@bassadewitz/client';
import { settle } from '@bassadewitz/client/rules';
import { playOn } from './play-on.ts';
import { Worlds } from './worlds.ts';

/** Ways in which the unseen cards may lie that each decision looks at. A number and not a time, so that a decision depends on the request alone. */
const WORLDS = 64;

/** Deals the unseen cards many times, plays each deal on after each legal card, and takes the card that made most chips. */
export const bot: Bot = {
  name: 'sampler',
  version: '1.0.0',

  chooseCard(request, turn) {
    const { ruleSet, dealer, seat, pool, legal } = request;
    const { leader, cards } = request.trick;
    const random = seededIntegers(request.seed);
    const worlds = new Worlds(request, turn);
    const before = { ruleSet, dealer, leader, tricks: turn.tricksTaken, points: turn.points };
    const table = cards.map(cardNumber);
    const chipsMade = new Map<CardName, number>();
    for (let world = 0; world < WORLDS; world++) {
      const hands = worlds.deal(random);
      for (const card of legal) {
        // The same hands for every card: what differs is the card, not its luck.
        const totals = playOn({ ...before, hands, table: [...table, cardNumber(card)] }, random);
        const { chips, carried } = settle(totals, pool);
        // A pool that stays on the table is worth a quarter of it to each.
        chipsMade.set(card, (chipsMade.get(card) ?? 0) + chips[seat] + (carried ? pool / 4 : 0));
      }
    }
    return best(legal, (card) => chipsMade.get(card) ?? 0);
  },
};
