// Gets requests and never answers one. Each runs out: `timeout`, until a stand-in plays the match to its end.
import { runBot } from './bot.ts';

runBot({ onRequest: () => {} });
