import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { painterFiles } from '../previews/painter.ts';

/** Whose code decides what a site looks like, beside this package: the documents, and what they rest on. */
const PUBLICATION = '@bassadewitz/publication';
const BELOW_IT = ['fairness', 'ledger', 'rating', 'rules', 'standings'] as const;

/**
 * A hash of the program that publishes: pages, assets, documents and formulas. A site that another program published is made anew, also where
 * nobody thought of a new version number.
 */
export function programDigest(): string {
  const hash = createHash('sha256');
  const publication = createRequire(import.meta.url).resolve(PUBLICATION);
  const below = BELOW_IT.map((name) => createRequire(publication).resolve(`@bassadewitz/${name}`));
  const own = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'dist');
  for (const folder of [own, ...[publication, ...below].map((file) => dirname(file))]) {
    for (const file of globSync('**/*.{js,css,json,svg,png,woff2}', { cwd: folder }).sort()) {
      hash.update(`${file}\n`).update(readFileSync(join(folder, file)));
    }
  }
  for (const file of painterFiles()) hash.update(readFileSync(file));
  return hash.digest('hex');
}
