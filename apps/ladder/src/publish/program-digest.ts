import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Whose code decides what a site looks like. */
const PACKAGES = ['fairness', 'ledger', 'publication', 'rating', 'rules', 'standings'] as const;

/**
 * A hash of the program that publishes: pages, assets, documents and formulas. A site that another program published is made anew, also where
 * nobody thought of a new version number.
 */
export function programDigest(): string {
  const hash = createHash('sha256');
  const folders = PACKAGES.map((name) => dirname(fileURLToPath(import.meta.resolve(`@bassadewitz/${name}`))));
  const own = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'dist');
  for (const folder of [...folders, own]) {
    for (const file of globSync('**/*.{js,css,json,svg,png,woff2}', { cwd: folder }).sort()) {
      hash.update(`${file}\n`).update(readFileSync(`${folder}/${file}`));
    }
  }
  return hash.digest('hex');
}
