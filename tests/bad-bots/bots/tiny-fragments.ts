// Sends its first answer in 100,000 fragments of one byte. The connection closes with 1008 after a few. The bot comes back and
// plays on: no fault.
import { atFirst, runBot } from './bot.ts';

runBot({
  onRequest: atFirst((link) => {
    for (let i = 0; i < 100_000; i++) link.socket.send(' ', { fin: false });
  }),
});
