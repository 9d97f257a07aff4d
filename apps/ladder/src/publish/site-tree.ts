import { createHash } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A disk puts together what is to be synchronised at the same time. */
const SYNCS_AT_ONCE = 16;

/** The new site while it grows, beside the one that it will replace. Paths are below the root of the site, with forward slashes. */
export class SiteTree {
  readonly #fresh: string;
  readonly #site: string;
  readonly #folders = new Set<string>();
  readonly #written: string[] = [];
  #kept = 0;

  constructor(fresh: string, site: string) {
    this.#fresh = fresh;
    this.#site = site;
    mkdirSync(fresh);
  }

  /** Files that were made anew, and those taken over from the old site as they are. */
  get counts(): { readonly written: number; readonly kept: number } {
    return { written: this.#written.length, kept: this.#kept };
  }

  /** Where a file stands until the site is in its place. */
  at(path: string): string {
    return join(this.#fresh, path);
  }

  write(path: string, content: string | Uint8Array): void {
    writeFileSync(this.#made(path), content);
  }

  json(path: string, document: unknown): void {
    this.write(path, `${JSON.stringify(document)}\n`);
  }

  /** A file that is written piece by piece. */
  open(path: string): GrowingFile {
    return new GrowingFile(this.#made(path));
  }

  /** Takes over a file of the old site, or a folder with all that is in it. Nothing happens where there is none. */
  keep(path: string): void {
    const from = join(this.#site, path);
    if (!existsSync(from)) return;
    const entries = readdirSync(from, { withFileTypes: true, recursive: true });
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      const below = `${path}/${file.slice(from.length + 1).replaceAll('\\', '/')}`;
      this.keepFile(below);
    }
  }

  keepFile(path: string): void {
    const [from, to] = [join(this.#site, path), this.#ready(path)];
    try {
      linkSync(from, to);
    } catch {
      // Not every file system has links.
      copyFileSync(from, to);
    }
    this.#kept++;
  }

  /** Copies a file from elsewhere, such as one that was built for the browser. */
  copy(from: string, path: string): void {
    copyFileSync(from, this.#made(path));
  }

  /**
   * Waits until what was made is on disk. A site that takes its place before that could be half empty after a power cut, and its files
   * would be taken over by every later one.
   */
  async settle(): Promise<void> {
    const paths = this.#written.values();
    const some = async () => {
      for (const path of paths) {
        // Some were needed only on the way.
        if (!existsSync(path)) continue;
        const file = await open(path, 'r+');
        try {
          await file.sync();
        } finally {
          await file.close();
        }
      }
    };
    await Promise.all(Array.from({ length: SYNCS_AT_ONCE }, some));
  }

  /** Where a file is made anew. */
  #made(path: string): string {
    const full = this.#ready(path);
    this.#written.push(full);
    return full;
  }

  #ready(path: string): string {
    const full = join(this.#fresh, path);
    const folder = dirname(full);
    if (!this.#folders.has(folder)) {
      mkdirSync(folder, { recursive: true });
      this.#folders.add(folder);
    }
    return full;
  }
}

const BUFFER_CHARACTERS = 1 << 20;

/** A file that grows, its length and its hash known at every moment. */
export class GrowingFile {
  readonly #file: number;
  readonly #hash = createHash('sha256');
  #waiting: string[] = [];
  #waitingCharacters = 0;
  #bytes = 0;

  constructor(path: string) {
    this.#file = openSync(path, 'w');
  }

  /** Bytes that were put in. */
  get bytes(): number {
    return this.#bytes;
  }

  write(text: string): void {
    this.#waiting.push(text);
    this.#waitingCharacters += text.length;
    this.#bytes += Buffer.byteLength(text);
    if (this.#waitingCharacters > BUFFER_CHARACTERS) this.#flush();
  }

  /** @returns the hash of all that was written, 64 hex digits */
  close(): string {
    this.#flush();
    closeSync(this.#file);
    return this.#hash.digest('hex');
  }

  #flush(): void {
    const bytes = Buffer.from(this.#waiting.join(''));
    this.#waiting = [];
    this.#waitingCharacters = 0;
    this.#hash.update(bytes);
    for (let at = 0; at < bytes.length; ) at += writeSync(this.#file, bytes, at);
  }
}
