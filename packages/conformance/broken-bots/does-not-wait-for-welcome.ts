import { runBot } from './bot.ts';

// Takes the welcome for granted.
runBot({
  greet(link, hello) {
    link.send(hello);
    link.send({ type: 'ready' });
  },
  onWelcome: () => {},
});
