import { runBot } from './bot.ts';

runBot({ pauseMs: () => 1 });
