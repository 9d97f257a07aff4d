import { runBot } from './bot.ts';

runBot({ autoPong: false });
