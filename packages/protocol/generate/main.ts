import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { outputs } from './outputs.ts';
import { readSources } from './sources.ts';

for (const [path, text] of await outputs(readSources())) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
