import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The manifest fields that the repository's tests look at. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** One package of the workspace. */
export interface WorkspacePackage {
  /** Folder below the root with forward slashes, e.g. `packages/rules`. */
  readonly folder: string;
  readonly manifest: Manifest;
}

/** Reads a text file by its path below the root. */
export function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** Every package of the workspace, sorted by folder. */
export function workspacePackages(): WorkspacePackage[] {
  const manifests = globSync(
    ['{packages,apps,examples,tests}/*/package.json', 'bench/package.json', 'tests/package.json'],
    { cwd: ROOT },
  );
  return manifests
    .map((path) => ({ folder: portable(dirname(path)), manifest: JSON.parse(read(path)) as Manifest }))
    .sort((a, b) => (a.folder < b.folder ? -1 : 1));
}

/** The TypeScript sources of a package, as paths below the root, sorted; without those of packages in folders below it. */
export function sourcesOf(folder: string): string[] {
  if (!existsSync(join(ROOT, folder))) throw new Error(`no folder ${folder}`);
  return globSync(`${folder}/**/*.{ts,tsx,mts}`, {
    cwd: ROOT,
    exclude: (path) => /(^|[\\/])(node_modules|dist)$/.test(path),
  })
    .map(portable)
    .filter((path) => !/(^|\/)(node_modules|dist)\//.test(path))
    .filter((path) => packageFolderOf(path, folder) === folder)
    .sort();
}

/** The nearest folder above a file that holds a manifest, down to `outermost`. */
function packageFolderOf(path: string, outermost: string): string {
  let folder = portable(dirname(path));
  while (folder !== outermost && !existsSync(join(ROOT, folder, 'package.json'))) folder = portable(dirname(folder));
  return folder;
}

/** A path below the root with forward slashes. */
export function portable(path: string): string {
  return (path.startsWith(ROOT) ? relative(ROOT, path) : path).split(sep).join('/');
}
