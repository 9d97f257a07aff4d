import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type AuditOptions, type AuditReport, auditLedger, CHECK_MEANINGS } from '@bassadewitz/audit';
import { nounFor } from '@bassadewitz/rules';
import type { Command } from 'commander';
import { COMMAND } from '../called-as.ts';
import { decidedLines } from '../display/decided-text.ts';
import { counted, formatCount, formatDuration } from '../display/duration.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { Failure, inPlainWords } from '../failure.ts';
import type { Finish } from './finish.ts';

interface VerifyOptions {
  readonly receipts?: string;
  readonly commitment?: string;
  readonly head?: string;
  readonly table?: string;
  readonly json: boolean;
}

const HASH = /^[0-9a-f]{64}$/;

/** `bassadewitz verify` */
export function addVerify(program: Command, finish: Finish): void {
  program
    .command('verify')
    .description('Check an exported ledger against the rules, the seed and the schedule. Needs nothing but the file.')
    .argument('<FILE>', 'the exported ledger, or the folder of a run that is over')
    .option(
      '--receipts <FILE>',
      'receipts of matches, one to a line or as match-result messages, to be found in the ledger',
    )
    .option('--commitment <HASH>', 'the commitment that was published before the first card')
    .option('--head <HASH>', "the hash of the ledger's first line that was published before the first card")
    .option('--table <FILE>', 'published standings as JSON, compared to 1e-9 with those that follow from the ledger')
    .option('--json', 'print the report as JSON', false)
    .action(async (path: string, options: VerifyOptions) => {
      const file = fileOf(path);
      const began = performance.now();
      const audit = await auditLedger(() => textOf(file), auditOptions(options));
      const ms = performance.now() - began;
      if (options.json) {
        const outcome = audit.ok ? { verified: true, ...audit.value } : { verified: false, fault: audit.error };
        process.stdout.write(`${JSON.stringify(outcome, null, 2)}\n`);
      } else
        process.stdout.write(
          audit.ok
            ? verifiedText(file, audit.value, ms)
            : `${file} is wrong.\n${audit.error.message} [${audit.error.check}]\n`,
        );
      const lost = audit.ok && (audit.value.receipts?.missing.length ?? 0) > 0;
      finish(audit.ok && !lost ? EXIT_CODES.OK : EXIT_CODES.REFUTED);
    });
}

function fileOf(path: string): string {
  if (!existsSync(path))
    throw new Failure('FILES', `there is no ${path}; give an exported ledger, see ${COMMAND} export --help`);
  if (!statSync(path).isDirectory()) return path;
  const file = join(path, 'ledger.ndjson');
  if (existsSync(file)) return file;
  throw new Failure(
    'FILES',
    `${path} has no ledger.ndjson: it is written when the tournament is over; before that, ${COMMAND} export ${path} FILE`,
  );
}

/** The text of the file in pieces, decoded strictly. @throws Failure FILES when it cannot be read, REFUTED when it is no UTF-8 */
async function* textOf(path: string): AsyncGenerator<string, void> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const decode = (bytes?: Buffer) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw new Failure('REFUTED', `${path} is no ledger: it is not UTF-8 text`);
    }
  };
  try {
    for await (const bytes of createReadStream(path, { highWaterMark: 1 << 20 })) yield decode(bytes as Buffer);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure('FILES', `cannot read ${path}: ${inPlainWords(error)}`);
  }
  yield decode();
}

function auditOptions({ receipts, commitment, head, table }: VerifyOptions): Omit<AuditOptions, 'survey'> {
  const published = {
    ...hashOption('--commitment', 'commitment', commitment),
    ...hashOption('--head', 'headHash', head),
  };
  return {
    published,
    ...(receipts === undefined ? {} : { receipts: receiptsIn(receipts) }),
    ...(table === undefined ? {} : { table: publishedTable(table) }),
  };
}

function hashOption(flag: string, field: string, value: string | undefined): Record<string, string> {
  if (value === undefined) return {};
  if (!HASH.test(value))
    throw new Failure('USAGE', `${flag}: ${JSON.stringify(value)} is not 64 lower-case hexadecimal digits`);
  return { [field]: value };
}

/**
 * Receipts from a file of hashes, or of `match-result` messages as a bot received them.
 * @throws Failure USAGE where it has none: nobody who gave a file wants to be told that all of no receipts were found
 */
function receiptsIn(path: string): string[] {
  const receipts = textIn(path)
    .split('\n')
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== '')
    .map(({ line, number }) => {
      const receipt = HASH.test(line) ? line : receiptOfMessage(line);
      if (receipt === undefined)
        throw new Failure(
          'USAGE',
          `${path}, line ${number}: neither 64 hexadecimal digits nor a match-result message with a receipt`,
        );
      return receipt;
    });
  if (receipts.length > 0) return receipts;
  throw new Failure(
    'USAGE',
    `--receipts: ${path} has no receipt: one to a line is needed, or match-result messages; see docs/remote-bots.md`,
  );
}

function receiptOfMessage(line: string): string | undefined {
  try {
    const { receipt } = JSON.parse(line) as { receipt?: unknown };
    return typeof receipt === 'string' && HASH.test(receipt) ? receipt : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Standings as the audit compares them, from a file with what `--json` prints, of a tournament or of `standings`, or from a site's
 * `tournament.json`.
 * @throws Failure USAGE when the file has no table: nothing can be said of the ledger by it
 */
function publishedTable(path: string): unknown {
  const published = fieldsOf(jsonIn(path));
  const { ruleSet, knownSeed, matches, standings, rankings, sameOwner, warnings } = published;
  if (Array.isArray(standings)) return { ruleSet, knownSeed, matches, rows: standings, rankings, sameOwner, warnings };
  for (const table of [standings, published]) if (Array.isArray(fieldsOf(table).rows)) return table;
  const valid = "what --json prints of a tournament or of standings, or a site's tournament.json";
  throw new Failure('USAGE', `--table: ${path} is no table of standings; valid: ${valid}; see docs/tournaments.md`);
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function jsonIn(path: string): unknown {
  try {
    return JSON.parse(textIn(path));
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure('USAGE', `${path} is not JSON: ${(error as Error).message}`);
  }
}

function textIn(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Failure('FILES', `cannot read ${path}: ${inPlainWords(error)}`);
  }
}

function verifiedText(file: string, report: AuditReport, ms: number): string {
  const rate = (report.deals * 1000) / Math.max(1, ms);
  const made = report.checks.filter(({ times }) => times > 0);
  const left = report.checks.filter(({ unchecked }) => unchecked !== undefined);
  return [
    `${file} is ${report.complete ? 'a complete ledger' : 'the played part of a tournament that is not over'}, and nothing in it is wrong:`,
    `${counted(report.matches, 'match', 'matches')}, ${counted(report.deals, 'deal')}, ${counted(report.decisions, 'decision')}, checked in ${formatDuration(ms)} (${formatCount(rate)} deals a second).`,
    '',
    ...made.map(
      ({ check, times }) => `  ${check.padEnd(11)} ${formatCount(times).padStart(11)} ×  ${CHECK_MEANINGS[check]}`,
    ),
    ...left.map(({ check, unchecked }) => `  ${check.padEnd(11)}  not checked  ${unchecked}`),
    '',
    ...decidedLines(report.decided, report.head),
    `Hash of the first line: ${report.headHash}`,
    `Hash of the last line:  ${report.lastHash}`,
    ...receiptLines(report),
    '',
  ].join('\n');
}

function receiptLines({ receipts }: AuditReport): string[] {
  if (receipts === undefined) return [];
  const { found, missing } = receipts;
  if (missing.length === 0)
    return [
      `${found.length === 1 ? 'The receipt stands' : `All ${formatCount(found.length)} receipts stand`} in the ledger.`,
    ];
  return [
    `${formatCount(missing.length)} of ${counted(found.length + missing.length, 'receipt')} ${nounFor(missing.length, 'does', 'do')} NOT stand in the ledger:`,
    ...missing.map((receipt) => `  ${receipt}`),
  ];
}
