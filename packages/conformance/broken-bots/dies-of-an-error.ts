import { runBot } from './bot.ts';

// Takes a refused card for the end of the world.
runBot({
  onError(_link, { code }) {
    if (code === 'ILLEGAL_CARD') throw new Error('the server refused my card');
  },
});
