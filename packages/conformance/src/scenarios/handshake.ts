import { setTimeout as pause } from 'node:timers/promises';
import { Misconduct } from '../misconduct.ts';
import type { Scenario } from '../scenario.ts';

/** How long the welcome is held back, in ms: a bot that does not wait for it gives itself away. */
const HELD_BACK_MS = 200;

/** How long a bot that is ready is left without a request, in ms. */
const IDLE_MS = 100;

export const handshake: Scenario = {
  id: 'handshake',
  title: 'Says hello, waits for welcome, says ready',
  requirements: ['HS-1', 'CN-1', 'CN-2', 'FR-1', 'FR-2', 'FR-4', 'HS-2', 'HS-4', 'HS-8', 'HS-9'],
  does: 'The server takes its time with the welcome, and sends no request after the ready.',
  means: 'The bot cannot take part: an arena refuses it before a card is played.',
  mend:
    'Connect to BASSADEWITZ_URL as it is. Send hello as one text frame, with the token from BASSADEWITZ_TOKEN in it and nothing that ' +
    'its schema does not have. Wait for welcome. Send ready once, then wait for requests.',
  async play(stage) {
    const desk = await stage.greet({
      async beforeWelcome(connection) {
        if (stage.holdsToken(connection.target)) {
          throw new Misconduct('CN-2', 'the bot put its token into the address, where others can read it in logs');
        }
        await pause(HELD_BACK_MS);
        if (!connection.waiting) return;
        const { type } = await connection.next();
        throw new Misconduct('HS-8', `the bot sent ${type} before the server had sent welcome`);
      },
    });
    await desk.quiet(IDLE_MS);
    await stage.finish(desk);
  },
};
