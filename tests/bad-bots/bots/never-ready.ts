// Says hello and never that it is ready: it is told `PREPARE_TIMEOUT`, 4501, and comes back as often as that. With `absent: stand-in` the
// tournament begins without it: `no-show`.
import { runBot } from './bot.ts';

runBot({ onWelcome: () => {} });
