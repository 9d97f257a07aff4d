import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGenerator } from 'ts-json-schema-generator';
import { modern } from './modern.ts';

const PACKAGE = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The documents that a site publishes, and the name of each one's schema. */
const DOCUMENTS = {
  SiteDocument: 'site',
  LadderDocument: 'ladder',
  HeadToHeadDocument: 'head-to-head',
  BotDocument: 'bot',
  TournamentDocument: 'tournament',
  MatchesDocument: 'matches',
  MatchIndexDocument: 'match-index',
  BoardsDocument: 'boards',
} as const;

/** Where the names of the schemas begin. A name, not an address to fetch from: a site stands anywhere. */
const NAMES = 'https://bassadewitz.example/data/v1/schemas/';

/** Path of each schema, and its text as it follows from the types. */
export function schemaFiles(): Map<string, string> {
  const generator = createGenerator({
    path: join(PACKAGE, 'src', 'index.ts'),
    tsconfig: join(PACKAGE, 'tsconfig.json'),
    skipTypeCheck: true,
    topRef: false,
    expose: 'none',
  });
  return new Map(
    Object.entries(DOCUMENTS).map(([type, name]) => {
      const file = `${name}.schema.json`;
      const schema = modern(generator.createSchema(type), `${NAMES}${file}`);
      return [join(PACKAGE, 'schemas', file), `${JSON.stringify(schema, null, 2)}\n`];
    }),
  );
}
