import schema from '../config/tournament.schema.json' with { type: 'json' };
import { LOCAL_FIELDS } from '../serve/check-entrants.ts';
import { SERVER_FIELDS } from '../serve/serve-config.ts';

/** A configuration as an organiser may post it: without what is the server's, and with bots that come by themselves. */
export const POSTED_CONFIG = {
  type: 'object',
  description: 'The options of the tournament. Missing places of a table are filled up with house bots.',
  additionalProperties: false,
  required: ['bots'],
  properties: without(
    {
      ...schema.properties,
      bots: {
        description: 'The bots that take part, each known to the registry, or as a guest.',
        type: 'array',
        minItems: 1,
        items: { ...schema.$defs.bot, properties: without(schema.$defs.bot.properties, LOCAL_FIELDS) },
      },
    },
    SERVER_FIELDS,
  ),
};

function without<T extends object>(properties: T, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name)));
}
