import { runBot } from './bot.ts';

runBot({ greet: (link, hello) => link.send({ ...hello, table: 8 }) });
