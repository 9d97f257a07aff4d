import { type Message, runBot } from './bot.ts';

const KNOWN =
  'type request match ruleSet seat dealer deal hand legal trick tricks balances pool seed moveMs bankMs networkMs';

// Reads requests into a closed type, as strict JSON libraries do.
runBot({
  read(text) {
    const message: Message = JSON.parse(text);
    if (message.type !== 'request') return message;
    const unknown = Object.keys(message).find((field) => !KNOWN.split(' ').includes(field));
    if (unknown !== undefined) throw new Error(`unknown field ${unknown}`);
    return message;
  },
});
