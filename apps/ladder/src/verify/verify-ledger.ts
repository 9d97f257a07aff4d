import { auditLedger, type LedgerSource } from '@bassadewitz/audit';
import type { KeptHashes, Phase, VerifyMessage, VerifyRequest } from './messages.ts';

/** What of the tournament's document is compared with the ledger. */
interface Shown {
  readonly headHash: string;
  readonly lastHash: string | null;
  readonly standings: unknown;
}

/**
 * Downloads a ledger and verifies it against the rules, its seed and what the pages of the tournament show.
 *
 * @param report is told how far it is
 * @param now a clock in ms, for how long it took
 */
export async function verifyLedger(
  { ledger, document, kept }: VerifyRequest,
  report: (phase: Phase, done: number, of: number) => void,
  now: () => number,
): Promise<Exclude<VerifyMessage, { kind: 'progress' }>> {
  const shown = (await (await fetched(document)).json()) as Shown;
  const file = await download(ledger, report);
  const began = now();
  let passes = 0;
  const source: LedgerSource = () => {
    const phase = passes === 0 ? 'survey' : 'audit';
    passes += 1;
    return textOf(file, (done) => report(phase, done, file.size));
  };
  const wanted = kept.map((hash) => hash.toLowerCase());
  try {
    const audit = await auditLedger(source, {
      published: { headHash: shown.headHash },
      table: shown.standings,
      receipts: wanted,
    });
    if (!audit.ok) return { kind: 'failed', fault: audit.error };
    const { standings: _, head, ...checked } = audit.value;
    if (shown.lastHash !== null && shown.lastHash !== checked.lastHash) {
      const message = `the hash of the last line is ${checked.lastHash}; the page of the tournament shows ${shown.lastHash}`;
      return { kind: 'failed', fault: { check: 'foot', line: checked.lines, message } };
    }
    const known = new Set([
      checked.headHash,
      head.commitment,
      checked.lastHash,
      ...(checked.receipts?.found ?? []).map(({ receipt }) => receipt),
    ]);
    return {
      kind: 'passed',
      report: checked,
      bots: head.bots.map(({ name }) => name),
      kept: sorted(wanted, known),
      bytes: file.size,
      ms: now() - began,
    };
  } catch (error) {
    if (!(error instanceof NotUtf8)) throw error;
    return { kind: 'failed', fault: { check: 'format', message: error.message } };
  }
}

function sorted(wanted: readonly string[], known: ReadonlySet<string>): KeptHashes {
  return { found: wanted.filter((hash) => known.has(hash)), missing: wanted.filter((hash) => !known.has(hash)) };
}

/** The whole file as the browser keeps it, on disk where it is large. */
async function download(address: string, report: (phase: Phase, done: number, of: number) => void): Promise<Blob> {
  const response = await fetched(address);
  // Compressed on its way, the length announced is not that of the file.
  const isPlain = response.headers.get('content-encoding') === null;
  const size = isPlain ? Number(response.headers.get('content-length') ?? 0) : 0;
  let done = 0;
  const counted = response.body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(bytes, next) {
        done += bytes.length;
        report('download', done, size);
        next.enqueue(bytes);
      },
    }),
  );
  return new Response(counted ?? null).blob();
}

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${new URL(address).pathname}: ${response.status} ${response.statusText}`);
  return response;
}

class NotUtf8 extends Error {}

/** The text of a file in pieces. @throws NotUtf8 */
async function* textOf(file: Blob, report: (done: number) => void): AsyncGenerator<string, void> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const decode = (bytes?: Uint8Array<ArrayBuffer>) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw new NotUtf8('the file is no ledger: it is not UTF-8 text');
    }
  };
  const reader = file.stream().getReader();
  let done = 0;
  for (;;) {
    const piece = await reader.read();
    if (piece.done) break;
    done += piece.value.length;
    report(done);
    yield decode(piece.value);
  }
  yield decode();
}
