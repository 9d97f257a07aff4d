import { createRequire } from 'node:module';

/** Version of this package, as its manifest has it. */
export const VERSION: string = (createRequire(import.meta.url)('../package.json') as { version: string }).version;
