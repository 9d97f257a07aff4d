import type { Scenario } from '../scenario.ts';

/** Fragments of each message of the server. */
const FRAGMENTS = 3;

export const slowNetwork: Scenario = {
  id: 'slow-network',
  title: 'Waits patiently over a slow network',
  requirements: ['ER-2', 'HS-8', 'RQ-2', 'TM-3'],
  does:
    'Everything takes 80 ms each way and arrives in pieces of 200 bytes, and the messages of the server come in three fragments each. ' +
    'Each request must be answered once.',
  means:
    'The bot works on one machine only: over the internet it takes a delay for a loss, and repeats itself or gives up.',
  mend:
    'Send each answer once and wait: WebSocket runs over TCP, which repeats what was lost. Do not expect a frame to arrive in one read; leave putting ' +
    'it together to the WebSocket library. Leave time limits for the server to the heartbeat.',
  network: { delayMs: 80, pieceBytes: 200, gapMs: 2 },
  async play(stage) {
    const desk = await stage.greet();
    const send = (message: object): void => desk.connection.sendInFragments(message, FRAGMENTS);
    await stage.play(desk, { ask: (request) => stage.ask(desk, request, send), tell: send });
    // A repetition that was sent a moment ago is still under way.
    await desk.quiet(250);
    await stage.finish(desk);
  },
};
