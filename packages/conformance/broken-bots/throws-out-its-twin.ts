import { runBot } from './bot.ts';

runBot({ comesBack: (code) => code !== 1000 });
