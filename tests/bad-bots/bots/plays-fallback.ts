// Has no vice either, but plays the card that the referee plays for a bot that fails: what the ledger must be where a bot never plays
// a card of its own. No fault.
import { runBot } from './bot.ts';

const RANKS = '789TJQKA';

runBot({
  onRequest(link, { request, legal }) {
    const rankOf = (card = '') => RANKS.indexOf(card[0] ?? '');
    // Of equal ranks the first: `legal` is ascending by suit.
    const card = legal.reduce((lowest, one) => (rankOf(one) < rankOf(lowest) ? one : lowest));
    link.send({ type: 'play', request, card });
  },
});
