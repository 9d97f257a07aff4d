// Says goodbye on its first request: it is let go with 1000, and its matches are played on without it: `disconnect`.
import { runBot } from './bot.ts';

runBot({ onRequest: (link) => link.send({ type: 'goodbye' }) });
