import { runBot } from './bot.ts';

runBot({
  onWelcome(link) {
    link.send({ type: 'ready' });
    link.send({ type: 'ready' });
  },
});
