// Answers each request with a play that the schema refuses: it names the request, so it is `malformed`.
import { runBot } from './bot.ts';

const WRONG = [{ card: '10C' }, {}, { card: '7C', why: 'so' }, { card: 7 }, { card: null, __proto__: 1 }];
let count = 0;

runBot({
  onRequest: (link, { request }) => link.send({ type: 'play', request, ...WRONG[count++ % WRONG.length] }),
});
