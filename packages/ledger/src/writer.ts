import { canonicalJson } from './canonical.ts';
import type { Decision } from './decision.ts';
import type { Foot } from './foot.ts';
import { hashOfText, NO_LINE } from './hash.ts';
import type { Head } from './head.ts';
import type { LineKind } from './line-shapes.ts';
import type { MatchRecord } from './match-record.ts';
import { Sequence } from './sequence.ts';

/**
 * Writes a ledger line by line. Each method returns the line's text, without the line feed that ends it in a file, and
 * throws a RangeError where that line cannot follow: that is a mistake of the program, not of its input.
 */
export class LedgerWriter {
  /** The first line. Its hash may be published before the first card. */
  readonly head: string;
  readonly headHash: string;
  readonly #sequence: Sequence;
  #prev: string;
  #closed = false;

  constructor(head: Head) {
    this.#sequence = new Sequence(head);
    this.#prev = NO_LINE;
    this.head = this.#write('head', canonicalJson(head));
    this.headHash = this.#prev;
  }

  /** @param text the record's canonical JSON where it is at hand already, so that it is not made again */
  match(record: MatchRecord, text: string = canonicalJson(record)): string {
    this.#judge(this.#sequence.match(record));
    return this.#write('match', text);
  }

  decision(decision: Decision): string {
    this.#judge(this.#sequence.decision(decision));
    return this.#write('decision', canonicalJson(decision));
  }

  /** The last line. The seed belongs there if the tournament is over, and before that only if it was given up for good. */
  foot(end: Pick<Foot, 'complete' | 'seed' | 'entropy'>): string {
    const foot: Foot = {
      ...end,
      matches: this.#sequence.matches,
      decisions: this.#sequence.decisions,
      head: this.headHash,
    };
    this.#judge(this.#sequence.foot(foot));
    const line = this.#write('foot', canonicalJson(foot));
    this.#closed = true;
    return line;
  }

  #judge(fault: string | undefined): void {
    if (this.#closed) throw new RangeError('the ledger has its foot');
    if (fault !== undefined) throw new RangeError(fault);
  }

  /** All four names sort before `prev`, so that the canonical line can be put together from the canonical content. */
  #write(kind: LineKind, content: string): string {
    const line = `{"${kind}":${content},"prev":"${this.#prev}"}`;
    this.#prev = hashOfText(line);
    return line;
  }
}
