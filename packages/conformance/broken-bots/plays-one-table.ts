import { runBot } from './bot.ts';

// Not broken: it says that it can play one table only.
runBot({ greet: (link, hello) => link.send({ ...hello, tables: 1 }) });
