/** Cuts text that comes in pieces into lines that end with a line feed. */
export class LineSplitter {
  #rest = '';

  /** The lines that the next piece completes, without their line feeds. */
  push(piece: string): string[] {
    const lines = (this.#rest + piece).split('\n');
    this.#rest = lines.pop() ?? '';
    return lines;
  }

  /** What was left after the last line feed: nothing, in a file that is whole. */
  end(): string {
    return this.#rest;
  }
}
