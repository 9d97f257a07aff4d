// Writes the version that `hello` names from package.json. Run by `pnpm run version`, after the manifests have their new
// numbers; a test fails while the two differ. A constant, since the browser has no package.json to read.
import { readFileSync, writeFileSync } from 'node:fs';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const file = new URL('../src/version.ts', import.meta.url);
const source = readFileSync(file, 'utf8');
writeFileSync(file, source.replace(/'@bassadewitz\/client [^']*'/, `'@bassadewitz/client ${version}'`));
