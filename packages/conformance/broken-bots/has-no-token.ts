import { runBot } from './bot.ts';

// Never looks at BASSADEWITZ_TOKEN.
runBot({ greet: (link, hello) => link.send({ ...hello, token: undefined }) });
