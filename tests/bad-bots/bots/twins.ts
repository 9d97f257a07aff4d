// Two connections that throw each other out for ever, though 4004 says: do not come back. Both play well, when they get to it. What
// becomes of their own matches is their affair; the others must not feel it.
import { runBot } from './bot.ts';

for (let twin = 0; twin < 2; twin++) runBot({ comesBack: (code) => code !== 1000, pauseMs: 0 });
