import { runBot } from './bot.ts';

const KNOWN = ['deal-result', 'match-result'];

runBot({
  onOther(_link, { type }) {
    if (!KNOWN.includes(type)) throw new Error(`no handler for ${type}`);
  },
});
