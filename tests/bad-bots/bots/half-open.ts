// Closes its half of the connection on its first request and goes on listening. The other half closes too: what is open or asked
// later is a `disconnect`.
import { runBot } from './bot.ts';

runBot({
  onRequest: (link) => link.raw.end(),
  comesBack: () => false,
  onEnd: () => setInterval(() => {}, 60_000),
});
