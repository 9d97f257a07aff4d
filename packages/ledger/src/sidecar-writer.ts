import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { MatchSidecar } from './sidecar.ts';
import type { SidecarEvent } from './sidecar-event.ts';

export const SIDECAR_FORMAT = 'bassadewitz-sidecar';
export const SIDECAR_VERSION = 1;

/**
 * Writes the sidecar of a ledger line by line: what a clock measured and bots sent. Its lines stand in whatever order
 * things happened, are plain JSON and form no chain; the foot has their digest. Lines are returned without line feeds.
 */
export class SidecarWriter {
  /** The first line: which ledger this belongs to. */
  readonly head: string;
  readonly #digest = sha256.create();
  #lines = 0;

  /** @param ledger hash of the head line of the ledger */
  constructor(ledger: string) {
    this.head = this.#write({ head: { format: SIDECAR_FORMAT, version: SIDECAR_VERSION, ledger } });
  }

  match(match: MatchSidecar): string {
    return this.#write({ match });
  }

  event(event: SidecarEvent): string {
    return this.#write({ event });
  }

  /** The last line: how many lines there were, and SHA-256 of all of them with their line feeds. */
  foot(): string {
    return JSON.stringify({ foot: { lines: this.#lines, digest: bytesToHex(this.#digest.clone().digest()) } });
  }

  #write(content: object): string {
    const line = JSON.stringify(content);
    this.#digest.update(utf8ToBytes(`${line}\n`));
    this.#lines++;
    return line;
  }
}
