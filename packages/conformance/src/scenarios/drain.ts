import { setTimeout as pause } from 'node:timers/promises';
import { nounFor } from '@bassadewitz/rules';
import type { BotExit } from '../bot-process.ts';
import { wordsFor } from '../bot-process.ts';
import { Misconduct } from '../misconduct.ts';
import type { Scenario } from '../scenario.ts';
import type { Stage } from '../stage.ts';

/** How long the server is away, in ms. */
const AWAY_MS = 700;

/** Attempts to connect in that time that no bot makes which waits between them. */
const TOO_MANY_ATTEMPTS = 12;

export const drain: Scenario = {
  id: 'drain',
  title: 'Comes back after the server was restarted, and ends when the tournament is over',
  requirements: ['LV-3', 'LV-2', 'CN-4', 'RC-2', 'RC-5', 'RC-7'],
  does:
    'A match is finished, then the server shuts down: goodbye with server-closing, close code 1001, and for a moment it refuses connections with HTTP 503. ' +
    'The bot must come back and play on. Then the tournament is over: goodbye, close code 1000, and it must stay away.',
  means:
    'The bot is lost for the rest of the tournament when the arena is restarted, or knocks at its door for ever when all is over.',
  mend:
    'Decide by the close code: after 1001 come back, with pauses that grow from half a second, also where the connection is refused; after 1000 end the ' +
    'program with exit code 0.',
  async play(stage) {
    const before = await stage.greet();
    await stage.play(before);
    await before.quiet(50);
    stage.host.refusing = true;
    const message = 'the server is restarted; come back in a moment';
    before.connection.send({ type: 'goodbye', reason: 'server-closing', message });
    before.connection.close(1001, 'SERVER_CLOSING');
    await before.connection.ended;
    await stayClosed(stage);
    const after = await stage.greet();
    await stage.play(after);
    await stage.finish(after);
    const ended = await stage.staysAway('RC-7', 'after the tournament was over (close code 1000)');
    await noteExit(stage, ended);
  },
};

async function stayClosed({ host }: Stage): Promise<void> {
  await pause(AWAY_MS);
  host.refusing = false;
  if (host.refused < TOO_MANY_ATTEMPTS) return;
  const what = `the bot tried to connect ${host.refused} ${nounFor(host.refused, 'time')} within ${AWAY_MS} ms while the server was away`;
  throw new Misconduct('RC-5', `${what}; it should wait half a second at first, then longer and longer`);
}

async function noteExit(stage: Stage, ended: boolean): Promise<void> {
  const { exitMs } = stage.timeouts;
  const waited = pause(ended ? 0 : exitMs, undefined, { ref: false });
  const exit: BotExit | undefined = await Promise.race([stage.bot.exited, waited]);
  if (exit === undefined) stage.notes.push('the process did not end by itself after the tournament was over');
  else if (exit.code !== 0)
    stage.notes.push(`after the tournament was over the process ${wordsFor(exit)}; 0 would say that all is well`);
}
