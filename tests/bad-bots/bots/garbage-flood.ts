// Answers its first request with a thousand frames of garbage. The connection's budget is spent: it closes with 4503, and what was
// open, or is asked later, is a `flood`. The bot does not come back.
import { atFirst, runBot } from './bot.ts';

runBot({
  onRequest: atFirst(
    (link) => {
      for (let i = 0; i < 1000; i++) link.send('garbage');
    },
    () => {},
  ),
  comesBack: () => false,
  onEnd: () => setInterval(() => {}, 60_000),
});
