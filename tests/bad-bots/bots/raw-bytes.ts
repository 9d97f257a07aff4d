// Writes bytes to the socket that are no WebSocket frame. The connection closes with 1002. The bot comes back and plays on: no
// fault.
import { atFirst, runBot } from './bot.ts';

runBot({
  onRequest: atFirst((link) => void link.raw.write(Buffer.alloc(1000, 0xff))),
});
