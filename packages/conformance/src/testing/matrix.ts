import { checkBot } from '../check-bot.ts';
import { BROKEN_BOTS } from './broken-bots.ts';
import { nodeBot } from './start-bot.ts';

/*
 * Runs every broken bot through every scenario and prints which it fails, to see that each fails its own and no other.
 * Takes minutes, so it is run by hand after a change of the scenarios: `pnpm matrix`.
 */
for (const { bot, fails } of BROKEN_BOTS) {
  const { scenarios } = await checkBot({ start: nodeBot(bot), timeouts: { heartbeatMs: 500, bankMs: 1000 } });
  const failed = scenarios.filter(({ status }) => status === 'failed').map(({ id }) => id);
  const asExpected = failed.length === 1 && failed[0] === fails;
  console.log(`${asExpected ? 'as expected' : 'UNEXPECTED '}  ${bot} fails ${failed.join(', ') || 'nothing'}`);
}
