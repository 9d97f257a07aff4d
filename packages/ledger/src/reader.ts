import type { Result } from '@bassadewitz/rules';
import { canonicalJson } from './canonical.ts';
import type { Foot } from './foot.ts';
import { hashOfText, NO_LINE } from './hash.ts';
import { LEDGER_FORMAT, LEDGER_VERSION } from './head.ts';
import type { LedgerError, LedgerErrorCode } from './ledger-error.ts';
import type { Line } from './line.ts';
import { LINE_KINDS, LINE_SHAPES, type LineKind } from './line-shapes.ts';
import { headFault, Sequence } from './sequence.ts';
import { shown } from './shape.ts';

/**
 * Reads a ledger line by line and checks what can be checked without the rules and the seed: the shape of each line, that
 * it is written in the canonical way, the chain, the order, the counts of the foot. After an error it reads no further:
 * every later call returns that error again.
 */
export class LedgerReader {
  #line = 0;
  #prev = NO_LINE;
  #headHash = NO_LINE;
  #sequence: Sequence | undefined;
  #foot: Foot | undefined;
  #error: LedgerError | undefined;

  /** How many lines were read, an erroneous one included. */
  get lines(): number {
    return this.#line;
  }

  /** Hash of the latest line; 64 zeros before the first. */
  get hash(): string {
    return this.#prev;
  }

  /** Takes the next line, without its line feed. */
  read(text: string): Result<Line, LedgerError> {
    if (this.#error !== undefined) return { ok: false, error: this.#error };
    this.#line++;
    if (this.#foot !== undefined) return this.#fail('OUT_OF_ORDER', 'a line follows the foot');
    const parsed = this.#parse(text);
    if (!parsed.ok) return parsed;
    const fault = this.#place(parsed.value);
    if (fault !== undefined) return this.#fail(fault.code, fault.message);
    this.#prev = hashOfText(text);
    if (parsed.value.kind === 'head') this.#headHash = this.#prev;
    return parsed;
  }

  /**
   * To be asked after the last line: the foot, or what is missing.
   *
   * @param rest what came after the last line feed; every line ends with one, so that a whole ledger leaves nothing
   */
  end(rest = ''): Result<Foot, LedgerError> {
    if (this.#error !== undefined) return { ok: false, error: this.#error };
    if (rest !== '') {
      this.#line++;
      return this.#fail(
        'TORN_LINE',
        `the last line does not end with a line feed: it was cut off after ${shown(rest.slice(-20))}`,
      );
    }
    if (this.#foot !== undefined) return { ok: true, value: this.#foot };
    if (this.#line === 0) return this.#fail('NOT_A_LEDGER', 'the file is empty');
    return this.#fail('NO_FOOT', `the ledger ends after line ${this.#line} without a foot: its end was cut off`);
  }

  #parse(text: string): Result<Line, LedgerError> {
    const first = this.#sequence === undefined;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      const [code, what] = first ? (['NOT_A_LEDGER', 'the first line'] as const) : (['NOT_JSON', 'the line'] as const);
      return this.#fail(code, `${what} is no JSON: ${shown(text)}`);
    }
    const kind = LINE_KINDS.find((name) => typeof value === 'object' && value !== null && Object.hasOwn(value, name));
    if (first && (kind !== 'head' || formatOf(value) !== LEDGER_FORMAT)) {
      return this.#fail('NOT_A_LEDGER', `the first line is no head of a ledger: ${shown(value)}`);
    }
    if (kind === undefined) {
      return this.#fail('UNKNOWN_LINE', `a line has one of ${LINE_KINDS.join(', ')}; this is ${shown(value)}`);
    }
    if (kind === 'head' && versionOf(value) !== LEDGER_VERSION) {
      const message = `the ledger has version ${shown(versionOf(value))}; this program reads version ${LEDGER_VERSION}`;
      return this.#fail('UNKNOWN_VERSION', message);
    }
    const fault = LINE_SHAPES[kind](value, '');
    if (fault !== undefined) return this.#fail('BAD_FIELD', fault);
    return this.#canonical(kind, value, text);
  }

  #canonical(kind: LineKind, value: unknown, text: string): Result<Line, LedgerError> {
    let canonical: string;
    try {
      canonical = canonicalJson(value);
    } catch (error) {
      return this.#fail('BAD_FIELD', error instanceof Error ? error.message : String(error));
    }
    if (canonical !== text) {
      let at = 0;
      while (text[at] === canonical[at]) at++;
      const message = `from character ${at + 1} on, ${shown(canonical.slice(at, at + 20))} is needed, not ${shown(text.slice(at, at + 20))}`;
      return this.#fail('NOT_CANONICAL', message);
    }
    // The shape was just checked: this is the one place where that turns a value into a line.
    return { ok: true, value: { kind, ...(value as object) } as Line };
  }

  #place(line: Line): { code: LedgerErrorCode; message: string } | undefined {
    if (line.prev !== this.#prev) {
      const message = `the hash of the line before is ${this.#prev}, the line says ${line.prev}`;
      return { code: 'CHAIN_BROKEN', message };
    }
    if (line.kind === 'head') {
      if (this.#sequence !== undefined) return { code: 'OUT_OF_ORDER', message: 'a second head' };
      const fault = headFault(line.head);
      if (fault !== undefined) return { code: 'BAD_FIELD', message: fault };
      this.#sequence = new Sequence(line.head);
      return undefined;
    }
    const sequence = this.#sequence as Sequence;
    if (line.kind === 'foot') {
      const fault =
        line.foot.head === this.#headHash
          ? sequence.foot(line.foot)
          : `the foot names the head ${line.foot.head}; it is ${this.#headHash}`;
      if (fault !== undefined) return { code: 'WRONG_FOOT', message: fault };
      this.#foot = line.foot;
      return undefined;
    }
    const fault = line.kind === 'match' ? sequence.match(line.match) : sequence.decision(line.decision);
    return fault === undefined ? undefined : { code: 'OUT_OF_ORDER', message: fault };
  }

  #fail(code: LedgerErrorCode, message: string): { ok: false; error: LedgerError } {
    this.#error = { code, line: Math.max(this.#line, 1), message: `line ${Math.max(this.#line, 1)}: ${message}` };
    return { ok: false, error: this.#error };
  }
}

function formatOf(value: unknown): unknown {
  return (value as { head?: { format?: unknown } | null }).head?.format;
}

function versionOf(value: unknown): unknown {
  return (value as { head?: { version?: unknown } | null }).head?.version;
}
