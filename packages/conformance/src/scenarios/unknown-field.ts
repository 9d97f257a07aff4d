import type { Scenario } from '../scenario.ts';

/** What a later version might add, one of each kind of JSON value. */
const LATER = {
  laterText: 'x',
  laterNumber: 1.5,
  laterFlag: true,
  laterNothing: null,
  laterList: [{ a: [] }],
  laterObject: { type: 'play', request: 'q0' },
};

/** A message with unknown fields in front, behind, and in each object within. */
function withUnknownFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknownFields);
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.entries(value).map(([key, within]) => [key, withUnknownFields(within)]);
  return { laterFirst: 0, ...Object.fromEntries(inner), ...LATER };
}

export const unknownField: Scenario = {
  id: 'unknown-field',
  title: 'Ignores fields that it does not know',
  requirements: ['FR-5', 'VR-4'],
  does: 'Every message of the server, welcome to goodbye, has unknown fields, also inside tricks and limits.',
  means: 'The bot will break on the day when a server adds a field.',
  mend:
    'Read the fields that you need and leave the others alone. In a strict JSON library (serde deny_unknown_fields, a closed data ' +
    'class, additionalProperties: false) turn that check off for messages of the server.',
  async play(stage) {
    const desk = await stage.greet({ welcome: (welcome) => withUnknownFields(welcome) as object });
    const send = (message: object): void => desk.connection.send(withUnknownFields(message) as object);
    await stage.play(desk, { ask: (request) => stage.ask(desk, request, send), tell: send });
    await desk.quiet(50);
    send({ type: 'goodbye', reason: 'tournament-over', message: 'the tournament is over' });
    desk.connection.close(1000, 'tournament-over');
  },
};
