// Cuts its connection on each request and comes back at once, but never answers. Coming back gives it no more time: `timeout` or
// `disconnect`, as it happens.
import { runBot } from './bot.ts';

runBot({ onRequest: (link) => link.socket.terminate(), pauseMs: 0 });
