import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Assets } from '../pages/frame.ts';
import type { SiteTree } from './site-tree.ts';

/** What Vite built for the browser. */
const BUILT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'dist', 'assets');
const FOLDER = 'assets';

interface ManifestEntry {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
}

/** Copies what was built for the browser, and tells the pages its names. @throws Error where it was not built */
export function copyAssets(tree: SiteTree): Assets {
  const manifest = join(BUILT, 'manifest.json');
  if (!existsSync(manifest)) throw new Error(`there is no ${manifest}: the site's assets were not built`);
  const entries = Object.values(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, ManifestEntry>);
  const built = (name: string) => {
    const entry = entries.find((one) => one.isEntry === true && one.name === name);
    if (entry === undefined) throw new Error(`${manifest} has no entry ${name}`);
    return `${FOLDER}/${entry.file}`;
  };
  for (const file of globSync('**/*', { cwd: BUILT, withFileTypes: true }).filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name)
      .slice(BUILT.length + 1)
      .replaceAll('\\', '/');
    if (path !== 'manifest.json') tree.copy(join(BUILT, path), `${FOLDER}/${path}`);
  }
  return {
    site: built('site'),
    theme: built('theme'),
    page: built('page'),
    match: built('match'),
    matchStyle: built('matchStyle'),
    verify: built('verify'),
    live: built('live'),
    favicon: `${FOLDER}/favicon.svg`,
    preview: `${FOLDER}/preview.png`,
  };
}
