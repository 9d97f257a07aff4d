import { hashOfText } from '@bassadewitz/ledger';

/** Which receipts a ledger answers for. */
export interface ReceiptReport {
  /** Receipts that are the hash of a match's record, with the position of that match in the schedule; in ledger order. */
  readonly found: readonly { readonly receipt: string; readonly match: number }[];
  /** Receipts of which the ledger has no match: it was changed, left out, or is not in this part of the ledger. In the order given. */
  readonly missing: readonly string[];
}

const BEFORE_RECORD = '{"match":'.length;
const AFTER_RECORD = `,"prev":"${'0'.repeat(64)}"}`.length;

/** The receipt of a match, from its line: the hash of the record alone, which stands in the line as it is hashed. */
export function receiptOf(line: string): string {
  return hashOfText(line.slice(BEFORE_RECORD, -AFTER_RECORD));
}

/** Looks for receipts among the matches of a ledger. Bots know their matches by other names, so that all are compared with all. */
export class ReceiptSearch {
  readonly #wanted: Set<string>;
  readonly #found: { receipt: string; match: number }[] = [];

  constructor(receipts: readonly string[]) {
    this.#wanted = new Set(receipts.map((receipt) => receipt.toLowerCase()));
  }

  /** Takes the line of a match in. */
  match(line: string, match: number): void {
    if (this.#wanted.size === 0) return;
    const receipt = receiptOf(line);
    if (this.#wanted.delete(receipt)) this.#found.push({ receipt, match });
  }

  report(): ReceiptReport {
    return { found: [...this.#found], missing: [...this.#wanted] };
  }
}
