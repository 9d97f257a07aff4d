import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGenerator } from 'ts-json-schema-generator';

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

/** Path of each schema, and its text as it follows from the types. */
export function schemaFiles(): Map<string, string> {
  const generator = createGenerator({
    path: join(PACKAGE, 'src', 'index.ts'),
    tsconfig: join(PACKAGE, 'tsconfig.json'),
    skipTypeCheck: true,
    additionalProperties: false,
    topRef: false,
    expose: 'none',
  });
  return new Map(
    Object.entries(DOCUMENTS).map(([type, name]) => [
      join(PACKAGE, 'schemas', `${name}.schema.json`),
      `${JSON.stringify(generator.createSchema(type), null, 2)}\n`,
    ]),
  );
}
