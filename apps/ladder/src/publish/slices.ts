import { closeSync, openSync, readSync } from 'node:fs';

/** Where pieces of a file stand, in the order in which they were put in. */
export class SliceIndex {
  #at = new Float64Array(1024);
  #length = new Uint32Array(1024);
  #size = 0;

  add(at: number, length: number): void {
    if (this.#size === this.#at.length) {
      const [from, lengths] = [this.#at, this.#length];
      this.#at = new Float64Array(2 * this.#size);
      this.#length = new Uint32Array(2 * this.#size);
      this.#at.set(from);
      this.#length.set(lengths);
    }
    this.#at[this.#size] = at;
    this.#length[this.#size++] = length;
  }

  at(slice: number): { readonly at: number; readonly length: number } {
    return { at: this.#at[slice] as number, length: this.#length[slice] as number };
  }
}

/** Reads pieces of a file, each by itself: what was written in the order of play is read in the order of boards. */
export class SliceReader {
  readonly #file: number;
  readonly #index: SliceIndex;
  #buffer = Buffer.alloc(1 << 16);

  constructor(path: string, index: SliceIndex) {
    this.#file = openSync(path, 'r');
    this.#index = index;
  }

  text(slice: number): string {
    const { at, length } = this.#index.at(slice);
    if (length > this.#buffer.length) this.#buffer = Buffer.alloc(2 * length);
    for (let read = 0; read < length; ) {
      const bytes = readSync(this.#file, this.#buffer, read, length - read, at + read);
      if (bytes === 0) throw new Error(`the file ends before byte ${at + length}`);
      read += bytes;
    }
    return this.#buffer.toString('utf8', 0, length);
  }

  close(): void {
    closeSync(this.#file);
  }
}
