// Answers each request with a card that it may not play: `illegal`, and after the third a stand-in plays on.
import { runBot } from './bot.ts';

const PACK = [...'CSHD'].flatMap((suit) => [...'789TJQKA'].map((rank) => rank + suit));

runBot({
  onRequest(link, { request, legal }) {
    link.send({ type: 'play', request, card: PACK.find((card) => !legal.includes(card)) });
  },
});
