import { _HMAC as Hmac } from '@noble/hashes/hmac.js';
import { type _SHA256 as Sha256, sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/**
 * The secret of a tournament until it is over. Its bytes are private, so that neither a log line nor `JSON.stringify`
 * shows them by accident; `hex()` is the deliberate way.
 */
export class Key {
  readonly #bytes: Uint8Array;
  // The two key blocks of HMAC are hashed once; each message then costs two compressions instead of four.
  readonly #keyed: Hmac<Sha256>;
  readonly #scratch: Hmac<Sha256>;

  /** @param bytes the 32 bytes of the key */
  constructor(bytes: Uint8Array) {
    if (bytes.length !== 32) throw new RangeError(`a key has 32 bytes, not ${bytes.length}`);
    this.#bytes = bytes.slice();
    this.#keyed = new Hmac<Sha256>(sha256, this.#bytes);
    this.#scratch = this.#keyed.clone();
  }

  /** Writes HMAC-SHA-256 of a message under this key to the 32 bytes of `out`. */
  authenticate(message: Uint8Array, out: Uint8Array): void {
    this.#keyed._cloneInto(this.#scratch);
    this.#scratch.update(message).digestInto(out);
  }

  /** The key as 64 hex digits. Whoever knows it knows every card of the tournament. */
  hex(): string {
    return bytesToHex(this.#bytes);
  }

  toJSON(): string {
    return '[key]';
  }
}
