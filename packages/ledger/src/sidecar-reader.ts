import type { Result } from '@bassadewitz/rules';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { oneOf, record, shown, text, whole } from './shape.ts';
import type { MatchSidecar } from './sidecar.ts';
import type { SidecarEvent } from './sidecar-event.ts';
import { MATCH_SIDECAR, SIDECAR_EVENT } from './sidecar-shapes.ts';
import { SIDECAR_FORMAT, SIDECAR_VERSION } from './sidecar-writer.ts';

/** What a line of a sidecar says. */
export type SidecarLine =
  | { readonly head: { readonly format: string; readonly version: number; readonly ledger: string } }
  | { readonly match: MatchSidecar }
  | { readonly event: SidecarEvent }
  | { readonly foot: { readonly lines: number; readonly digest: string } };

const hash = text(/^[0-9a-f]{64}$/, 'a hash of 64 lower-case hexadecimal digits');
const SHAPES = {
  head: record({ head: record({ format: oneOf([SIDECAR_FORMAT]), version: oneOf([SIDECAR_VERSION]), ledger: hash }) }),
  match: record({ match: MATCH_SIDECAR }),
  event: record({ event: SIDECAR_EVENT }),
  foot: record({ foot: record({ lines: whole(1), digest: hash }) }),
};

/** Reads a sidecar line by line; errors are messages that begin with the number of the line. */
export class SidecarReader {
  readonly #digest = sha256.create();
  #lines = 0;
  #closed = false;

  /** Takes the next line, without its line feed. */
  read(line: string): Result<SidecarLine, string> {
    const number = this.#lines + 1;
    const wrong = (message: string) => ({ ok: false, error: `line ${number}: ${message}` }) as const;
    if (this.#closed) return wrong('a line follows the foot');
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      return wrong(`no JSON: ${shown(line)}`);
    }
    const kind = (['head', 'match', 'event', 'foot'] as const).find((name) => Object.hasOwn(Object(value), name));
    if (kind === undefined || (kind === 'head') !== (number === 1))
      return wrong(`not a line that can stand here: ${shown(value)}`);
    const fault = SHAPES[kind](value, '');
    if (fault !== undefined) return wrong(fault);
    if (kind === 'foot') {
      const { foot } = value as { foot: { lines: number; digest: string } };
      const digest = bytesToHex(this.#digest.clone().digest());
      if (foot.lines !== this.#lines) return wrong(`the foot counts ${foot.lines} lines; there are ${this.#lines}`);
      if (foot.digest !== digest) return wrong(`the digest of the lines is ${digest}, the foot says ${foot.digest}`);
      this.#closed = true;
    }
    this.#digest.update(utf8ToBytes(`${line}\n`));
    this.#lines++;
    return { ok: true, value: value as SidecarLine };
  }

  /** Whether the foot was read, and with it everything was there. */
  get complete(): boolean {
    return this.#closed;
  }
}
