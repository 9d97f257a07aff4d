import { runBot } from './bot.ts';

// Comes back even when the tournament is over.
runBot({ comesBack: (code) => !(code >= 4000 && code <= 4499) });
