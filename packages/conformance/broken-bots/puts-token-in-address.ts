import { runBot } from './bot.ts';

// Passes its secret where proxies write it into their logs.
runBot({ address: (url) => `${url}?token=${process.env.BASSADEWITZ_TOKEN}` });
