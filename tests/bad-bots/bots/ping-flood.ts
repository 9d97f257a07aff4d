// Sends five thousand pings on its first request: `FLOOD`, 4504. It comes back, gets the request again with the time that is left,
// and plays on as if nothing had been: no fault.
import { atFirst, runBot } from './bot.ts';

runBot({
  onRequest: atFirst((link) => {
    for (let i = 0; i < 5000; i++) link.socket.ping();
  }),
});
