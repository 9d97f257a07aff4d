import { connectBot } from '@bassadewitz/client';
import { botNamed } from './bots.ts';

/*
 * The bot `ann` as a process of its own. It says `asked` when it gets its request number HANG_AT, and then neither answers that one
 * nor any other.
 */
const bot = botNamed('ann');
const hangAt = Number(process.env.HANG_AT ?? -1);
let asked = 0;
await connectBot({
  ...bot,
  chooseCard(request, turn) {
    if (asked++ < hangAt || hangAt < 0) return bot.chooseCard(request, turn);
    process.stdout.write('asked\n');
    return new Promise(() => {});
  },
});
