// Plays well, but ignores SIGTERM and the goodbye, and comes back for ever. No fault, and it is gone when the run ends.
import { runBot } from './bot.ts';

process.on('SIGTERM', () => {});
runBot({ comesBack: () => true });
