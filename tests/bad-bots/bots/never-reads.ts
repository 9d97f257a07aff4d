// Stops reading when it is ready: `timeout`. It hears neither of its faults nor of the end, and its connection is cut at last.
import { runBot } from './bot.ts';

runBot({
  onReady(link) {
    link.socket.pause();
    // A socket that is not read keeps no process alive.
    setInterval(() => {}, 60_000);
  },
});
