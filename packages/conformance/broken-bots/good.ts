import { runBot } from './bot.ts';

// Passes every scenario: what the broken bots share is sound.
runBot();
