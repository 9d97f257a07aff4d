import type { Scenario } from '../scenario.ts';
import type { Connection } from '../server/connection.ts';

/** Messages of no type that 1.0 has; some look like ones that a bot knows. */
const UNKNOWN = [
  { type: 'announcement', text: 'the next round begins soon' },
  { type: 'request-withdrawn', request: 'q0', match: 'm0', legal: ['7C', '8C'] },
  { type: 'requests', requests: [] },
  { type: 'Welcome', protocol: '1.0' },
];

export const unknownMessage: Scenario = {
  id: 'unknown-message',
  title: 'Passes over messages that it does not know',
  requirements: ['FR-5', 'ER-3', 'FR-3'],
  does: 'Messages of unknown types come before ready, around each request and between the results.',
  means:
    'The bot will break on the day when a server sends a new kind of message; an answer to one is a bad frame, and many of those end the connection.',
  mend: 'Where you look at type, let any other value do nothing: no exception, no answer, no closing of the connection.',
  async play(stage) {
    const sendUnknown = (connection: Connection): void => {
      for (const message of UNKNOWN) connection.send(message);
    };
    const desk = await stage.greet({ afterWelcome: sendUnknown });
    const around = (message: object): void => {
      sendUnknown(desk.connection);
      desk.connection.send(message);
      sendUnknown(desk.connection);
    };
    await stage.play(desk, { ask: (request) => stage.ask(desk, request, around), tell: around });
    await stage.finish(desk);
  },
};
