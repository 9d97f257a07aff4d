import { checkBot } from '../check-bot.ts';
import { BROKEN_BOTS } from './broken-bots.ts';
import { nodeBot } from './start-bot.ts';

/*
 * Runs every broken bot through every scenario and prints which it fails, to see that each fails its own and no other.
 * Takes minutes, so it is run by hand after a change of the scenarios: `pnpm matrix`, or with the names of some.
 */
const [, , ...names] = process.argv;
for (const { bot, fails } of BROKEN_BOTS) {
  if (names.length > 0 && !names.includes(bot)) continue;
  const { scenarios } = await checkBot({ start: nodeBot(bot), timeouts: { heartbeatMs: 500, bankMs: 1000 } });
  const failed = scenarios.filter((result) => result.status === 'failed');
  const asExpected = failed.length === 1 && failed[0]?.id === fails;
  const what = failed.map(({ id, observed }) => (asExpected ? id : `${id} (${observed})`)).join(', ');
  console.log(`${asExpected ? 'as expected' : 'UNEXPECTED '}  ${bot} fails ${what || 'nothing'}`);
}
