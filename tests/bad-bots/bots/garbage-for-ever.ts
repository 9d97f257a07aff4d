// Plays well, and beside that sends garbage as fast as it can, comes back at once when it is thrown out, and begins again. What
// becomes of its own matches is its affair; the others must not feel it.
import { runBot } from './bot.ts';

runBot({
  onReady(link) {
    const flood = setInterval(() => {
      for (let i = 0; i < 100; i++) link.send('garbage');
    }, 1);
    link.socket.on('close', () => clearInterval(flood));
  },
  pauseMs: 0,
});
