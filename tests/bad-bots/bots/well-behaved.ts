// Has no vice: what the ledger must be where a vice does no harm. No fault.
import { runBot } from './bot.ts';

runBot();
