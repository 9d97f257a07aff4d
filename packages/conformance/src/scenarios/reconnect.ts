import { setTimeout as pause } from 'node:timers/promises';
import type { Request } from '@bassadewitz/protocol';
import type { Scenario } from '../scenario.ts';

/** How long an answer is left under way before the connection is cut, in ms. */
const UNDER_WAY_MS = 150;

export const reconnect: Scenario = {
  id: 'reconnect',
  title: 'Comes back after a lost connection and answers what is open',
  requirements: ['RC-2', 'RC-1', 'RC-3', 'RC-5', 'RC-7', 'RQ-8', 'TM-3', 'HS-1'],
  does:
    'In the middle of a match the connection is cut, without a close frame, with a request open whose answer was lost on the way. The bot must come back, ' +
    'go through the whole handshake, and answer the same request, which it gets again with less time.',
  means:
    'A moment without network costs the bot every match that it is in: each request that runs out meanwhile is a disconnect.',
  mend:
    'After a connection that was cut (1006), wait half a second and connect again, twice as long after each failure. Begin anew with hello, welcome and ready. ' +
    'Then answer every request that comes, even one that you believe you have answered.',
  async play(stage) {
    let desk = await stage.greet();
    let asked = 0;
    const loseAnswer = async (request: Request) => {
      const lostAt = performance.now();
      const { connection } = desk;
      connection.deafen();
      connection.send(request);
      await pause(UNDER_WAY_MS);
      connection.cut();
      desk = await stage.greet();
      const awayMs = performance.now() - lostAt;
      // What a bot that comes back late has left is no matter of this scenario: returnMs is.
      const moveMs = Math.max(0, Math.floor(request.moveMs - awayMs));
      return stage.ask(desk, { ...request, moveMs });
    };
    await stage.play(desk, {
      ask(request) {
        asked += 1;
        return asked === 2 ? loseAnswer(request) : stage.ask(desk, request);
      },
      tell: (result) => desk.connection.send(result),
    });
    await stage.finish(desk);
  },
};
