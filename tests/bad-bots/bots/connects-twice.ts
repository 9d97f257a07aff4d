// Connects a second time on its first request. The newer connection replaces the older, which closes with 4004, gets the open
// requests again, and plays: no fault.
import { atFirst, runBot } from './bot.ts';

runBot({
  onRequest: atFirst(
    () => runBot(),
    () => {},
  ),
  onEnd: () => {},
});
