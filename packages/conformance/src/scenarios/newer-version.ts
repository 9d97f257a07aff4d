import type { Scenario } from '../scenario.ts';

/** A close code that 1.0 does not have, among those after which a bot comes back. */
const UNKNOWN_CODE = 4777;

export const newerVersion: Scenario = {
  id: 'newer-version',
  title: 'Gets on with a server that speaks a newer minor version',
  requirements: ['VR-3', 'HS-2', 'VR-1', 'VR-2', 'RC-7', 'LV-2', 'RC-2'],
  does:
    'The server speaks 1.0 with the bot, but has grown: it names an error code, a limit and a reason for its goodbye that 1.0 does not ' +
    'have, and closes once with an unknown close code from 4500 on, after which a bot comes back.',
  means: 'The bot will break, or stay away, on the day when the arena is upgraded.',
  mend:
    'Treat an unknown error code as something to log, an unknown reason of a goodbye as a goodbye. Decide by the close code alone whether to come ' +
    'back: not after 1000 and 4000 to 4499, but after any other, known or not.',
  async play(stage) {
    const grown = (welcome: object) => ({ ...welcome, server: 'bassadewitz 9.4.0 (protocol 1.0 to 1.7)' });
    const first = await stage.greet({ welcome: grown });
    const docs = 'protocol/v1/errors.md#quota_low';
    first.connection.send({ type: 'error', code: 'QUOTA_LOW', message: 'a code that came with 1.7', docs });
    await stage.play(first);
    await first.quiet(50);
    first.connection.send({ type: 'goodbye', reason: 'moved-to-another-hall', message: 'a reason that came with 1.7' });
    first.connection.close(UNKNOWN_CODE, 'MOVED');
    const second = await stage.greet({ welcome: grown });
    await stage.play(second);
    await stage.finish(second);
  },
};
