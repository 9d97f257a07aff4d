// Answers its first request with a frame of 64 MiB. The connection closes with 1009 when its head was read. The bot comes back and
// plays on: no fault.
import { atFirst, runBot } from './bot.ts';

runBot({
  onRequest: atFirst((link) => link.send('x'.repeat(64 * 1024 * 1024))),
});
