import { runBot } from './bot.ts';

const { BASSADEWITZ_TOKEN: token } = process.env;

// Passes its secret where proxies write it into their logs, and prints it too.
console.error(`my token is ${token}`);
runBot({ address: (url) => `${url}?key=${token}` });
