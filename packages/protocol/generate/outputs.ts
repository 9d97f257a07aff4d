import { fileURLToPath } from 'node:url';
import { enumerations, fields, registry, schemas } from './constants.ts';
import { errorPages } from './error-pages.ts';
import { interfaces } from './interfaces.ts';
import { PROTOCOL_FOLDER, type Sources } from './sources.ts';
import { validators } from './validators.ts';

const HEADER =
  '// Generated from protocol/v1 by packages/protocol/generate. Do not edit: change the schemas, then `pnpm generate`.\n';
const UNCHECKED = `${HEADER}// @ts-nocheck: Ajv writes plain JavaScript; ../validate.ts gives it types.\n`;
const GENERATED = fileURLToPath(new URL('../src/generated/', import.meta.url));

/** All generated files: absolute path → text. Pure but for reading; `main.ts` writes them, a test compares them. */
export async function outputs(sources: Sources): Promise<ReadonlyMap<string, string>> {
  return new Map([
    [`${GENERATED}messages.ts`, `${HEADER}\n${await interfaces(sources)}`],
    [`${GENERATED}enumerations.ts`, `${HEADER}\n${enumerations(sources)}`],
    [`${GENERATED}fields.ts`, `${HEADER}\n${fields(sources)}`],
    [`${GENERATED}registry.ts`, `${HEADER}\n${registry(sources)}`],
    [`${GENERATED}schemas.ts`, `${HEADER}\n${schemas(sources)}`],
    [`${GENERATED}bot-validators.ts`, UNCHECKED + validators(sources, { direction: 'bot-to-server', strict: false })],
    [
      `${GENERATED}server-validators.ts`,
      UNCHECKED + validators(sources, { direction: 'server-to-bot', strict: false }),
    ],
    [`${GENERATED}strict-validators.ts`, UNCHECKED + validators(sources, { direction: 'server-to-bot', strict: true })],
    [`${PROTOCOL_FOLDER}errors.md`, errorPages(sources.registry)],
  ]);
}
