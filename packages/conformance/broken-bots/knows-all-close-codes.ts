import { runBot } from './bot.ts';

const KNOWN = [1001, 1006, 1011, 4500, 4501, 4502, 4503, 4504, 4505];

// Comes back only after close codes that it knows.
runBot({ comesBack: (code) => KNOWN.includes(code) });
