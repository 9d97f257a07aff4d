import type { AuditFault, AuditReport } from '@bassadewitz/audit';

/** What the page asks of the worker, once. Addresses are whole: a worker does not know where the page stands. */
export interface VerifyRequest {
  readonly ledger: string;
  /** The tournament's document: what the pages show, to be compared with what follows from the ledger. */
  readonly document: string;
  /** Hashes that the reader kept: of the head, of the commitment, or receipts of matches. 64 hex digits each. */
  readonly kept: readonly string[];
}

/** Download, then a first reading for the seed in the last line, then every line. */
const PHASES = ['download', 'survey', 'audit'] as const;
export type Phase = (typeof PHASES)[number];

export interface VerifyProgress {
  readonly kind: 'progress';
  readonly phase: Phase;
  /** Bytes of the ledger that are done, and of the whole; 0 while that is unknown. */
  readonly done: number;
  readonly of: number;
}

/** Nothing is wrong. */
export interface VerifyPassed {
  readonly kind: 'passed';
  /** Without the standings, which are compared in the worker. */
  readonly report: Omit<AuditReport, 'standings' | 'head'>;
  /** Names of the bots, as its decisions number them. */
  readonly bots: readonly string[];
  readonly kept: KeptHashes;
  readonly bytes: number;
  readonly ms: number;
}

/** What became of the hashes that the reader kept. */
export interface KeptHashes {
  readonly found: readonly string[];
  readonly missing: readonly string[];
}

/** The first thing that is wrong. */
export interface VerifyFailed {
  readonly kind: 'failed';
  readonly fault: AuditFault;
}

/** The ledger could not be had or read, which says nothing about it. */
export interface VerifyBroken {
  readonly kind: 'broken';
  readonly message: string;
}

export type VerifyMessage = VerifyProgress | VerifyPassed | VerifyFailed | VerifyBroken;
