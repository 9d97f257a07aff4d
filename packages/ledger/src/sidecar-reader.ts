import { FAULT_KINDS } from '@bassadewitz/protocol';
import { CARDS, cardName, type Result } from '@bassadewitz/rules';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { list, oneOf, record, type Shape, shown, text, whole } from './shape.ts';
import type { MatchSidecar } from './sidecar.ts';
import { SIDECAR_EVENTS, type SidecarEvent } from './sidecar-event.ts';
import { SIDECAR_FORMAT, SIDECAR_VERSION } from './sidecar-writer.ts';

/** What a line of a sidecar says. */
export type SidecarLine =
  | { readonly head: { readonly format: string; readonly version: number; readonly ledger: string } }
  | { readonly match: MatchSidecar }
  | { readonly event: SidecarEvent }
  | { readonly foot: { readonly lines: number; readonly digest: string } };

const amount: Shape = (value, at) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0
    ? undefined
    : `${at} is ${shown(value)}; a number of 0 or more is needed`;
const anything: Shape = () => undefined;
const hash = text(/^[0-9a-f]{64}$/, 'a hash of 64 lower-case hexadecimal digits');
const moment = { deal: whole(0, 20), trick: whole(0, 7), seat: whole(0, 3) };
const thinking = record({ ...moment, thinkMs: amount, networkMs: amount });
const fault = record(
  { ...moment, kind: oneOf(FAULT_KINDS), played: oneOf(CARDS.map(cardName)) },
  { request: anything, thinkMs: amount, frame: text(/^/, 'a text'), frameLength: whole(0) },
);
const incident = record({ ...moment, lagMs: amount });
const SHAPES = {
  head: record({ head: record({ format: oneOf([SIDECAR_FORMAT]), version: oneOf([SIDECAR_VERSION]), ledger: hash }) }),
  match: record({
    match: record({
      match: whole(0),
      thinking: list(thinking, 0),
      faults: list(fault, 0),
      incidents: list(incident, 0),
    }),
  }),
  event: record({
    event: record({ kind: oneOf(SIDECAR_EVENTS), at: whole(0) }),
  }),
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
