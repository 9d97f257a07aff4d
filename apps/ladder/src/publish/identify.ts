import { createHash } from 'node:crypto';
import type { LedgerSource } from './ledger-source.ts';
import { PublishError } from './publish-error.ts';

/** A ledger with the id that its tournament has on the site. */
export interface IdentifiedLedger {
  readonly id: string;
  readonly source: LedgerSource;
}

const DIGITS = 16;

/**
 * Gives each tournament its id: the first digits of the head's hash. A ledger that was given twice counts once. Two that were played from one
 * head are told apart by their last lines.
 * @throws PublishError SAME_TOURNAMENT where two ledgers of one head cannot be told apart, as one of them is not over
 */
export function identified(sources: readonly LedgerSource[]): IdentifiedLedger[] {
  const byHead = new Map<string, LedgerSource[]>();
  for (const source of sources) {
    const same = byHead.get(source.headHash) ?? [];
    const twin = same.find((other) => other.lastHash !== undefined && other.lastHash === source.lastHash);
    if (twin === undefined) byHead.set(source.headHash, [...same, source]);
    // Of two copies the one that knows when it was played is worth more.
    else if (twin.ended === null && source.ended !== null) same.splice(same.indexOf(twin), 1, source);
  }
  const short = [...byHead.keys()].map((hash) => hash.slice(0, DIGITS));
  const ledgers = [...byHead].flatMap(([hash, same]) => {
    const digits = short.filter((one) => one === hash.slice(0, DIGITS)).length > 1 ? hash.length : DIGITS;
    const id = hash.slice(0, digits);
    const [first] = same;
    if (same.length === 1 && first !== undefined) return [{ id, source: first }];
    return same.map((source) => {
      if (source.lastHash === undefined || source.foot === null) {
        const names = same.map(({ name }) => name).join(' and ');
        throw new PublishError(
          'SAME_TOURNAMENT',
          `${names} have the same head, and are not both over: give one of them`,
        );
      }
      return { id: `${id}-${source.lastHash.slice(0, 8)}`, source };
    });
  });
  // Whoever gives ledgers in another order gets the same site.
  return ledgers.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** A hash of values that can be written as JSON. */
export function digestOf(...values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}
