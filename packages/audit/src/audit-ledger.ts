import { LineSplitter } from '@bassadewitz/ledger';
import type { Result } from '@bassadewitz/rules';
import type { AuditFault } from './audit-fault.ts';
import type { AuditOptions } from './audit-options.ts';
import type { AuditReport } from './audit-report.ts';
import { Auditor } from './auditor.ts';
import { Survey } from './survey.ts';

/**
 * The text of a ledger from its beginning, in pieces of any size, each time it is called: of a file, a stream of it; of a text in
 * memory, a list with the text. Bytes must be decoded as UTF-8 without passing over a byte order mark or anything that is not UTF-8.
 */
export type LedgerSource = () => Iterable<string> | AsyncIterable<string>;

/**
 * Verifies a ledger. Its text is read twice and never held as a whole: first for what must be known before the first card can be
 * checked (the seed stands in the last line), then line by line until the first fault.
 *
 * @returns what was checked and what could not be, or the first fault; rejects only if the source does
 */
export async function auditLedger(
  source: LedgerSource,
  options: Omit<AuditOptions, 'survey'> = {},
): Promise<Result<AuditReport, AuditFault>> {
  const survey = new Survey();
  await eachLine(source, (line) => {
    survey.read(line);
    return true;
  });
  const auditor = new Auditor({ ...options, survey });
  const rest = await eachLine(source, (line) => auditor.read(line) === undefined);
  return auditor.end(rest);
}

/** Hands out line by line as long as `take` wants more; returns what came after the last line feed. */
async function eachLine(source: LedgerSource, take: (line: string) => boolean): Promise<string> {
  const splitter = new LineSplitter();
  for await (const piece of source()) {
    for (const line of splitter.push(piece)) if (!take(line)) return '';
  }
  return splitter.end();
}
