import { runBot } from './bot.ts';

// Ends when its connection is cut.
runBot({ comesBack: (code) => code !== 1000 && code !== 1006 && !(code >= 4000 && code <= 4499) });
