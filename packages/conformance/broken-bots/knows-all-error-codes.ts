import { runBot } from './bot.ts';

const KNOWN = ['TIMEOUT', 'LATE', 'ILLEGAL_CARD', 'STOOD_IN', 'INTERNAL'];

// Reads error codes into a closed enumeration.
runBot({
  onError(_link, { code }) {
    if (!KNOWN.includes(String(code))) throw new Error(`unknown error code ${code}`);
  },
});
