import { runBot } from './bot.ts';

runBot({ comesBack: (code) => code !== 1000 && code !== 1001 && !(code >= 4000 && code <= 4499) });
