import { runBot } from './bot.ts';

const KNOWN = ['deal-result', 'match-result'];

// Tells the server about messages that it does not know.
runBot({
  onOther(link, { type }) {
    if (!KNOWN.includes(type)) link.send({ type: 'error', code: 'UNKNOWN_TYPE', message: `what is ${type}?` });
  },
});
