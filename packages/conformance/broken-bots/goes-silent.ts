import { legalOf, play, runBot } from './bot.ts';

// Goes silent at the point of the session that its argument names, and keeps running.
const [, , point] = process.argv;
const nothing = (): void => {};

switch (point) {
  case 'before-hello':
    runBot({ greet: nothing });
    break;
  case 'before-ready':
    runBot({ onWelcome: nothing });
    break;
  case 'before-play':
    runBot({ onRequest: nothing });
    break;
  case 'after-cut':
    runBot({ pauseMs: () => 60_000 });
    break;
  case 'for-a-while':
    runBot({ onRequest: (link, request) => setTimeout(() => play(link, request, legalOf(request)[0]), 300) });
    break;
  default:
    throw new Error(`no point of the session is called ${point}`);
}
