import { runBot } from './bot.ts';

let cut = false;

// Believes that a session outlives a connection that was cut.
runBot({
  greet: (link, hello) => link.send(cut ? { type: 'ready' } : hello),
  comesBack(code) {
    cut = code === 1006;
    return code !== 1000 && !(code >= 4000 && code <= 4499);
  },
});
