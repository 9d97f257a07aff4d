import type { AuditCheck } from '@bassadewitz/audit';
import type { Phase } from '../../verify/messages.ts';

/** All that the part of a tournament's page says that verifies the ledger. Numbers come as text. */
export interface VerifyWords {
  readonly start: string;
  readonly again: string;
  readonly cancel: string;
  readonly cancelled: string;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly progress: (phase: string, done: string, of: string) => string;
  readonly keptTitle: string;
  readonly keptHelp: string;
  readonly keptLabel: string;
  readonly keptWrong: (text: string) => string;
  readonly passed: string;
  readonly passedDetail: (matches: string, deals: string, time: string) => string;
  readonly partly: string;
  readonly failed: string;
  readonly failedAt: (line: string) => string;
  readonly failedMatch: string;
  readonly failedCheck: (meaning: string) => string;
  readonly broken: string;
  readonly checkColumn: string;
  readonly timesColumn: string;
  readonly meaningColumn: string;
  readonly unchecked: string;
  readonly caption: string;
  readonly headHash: string;
  readonly lastHash: string;
  readonly keptFound: (count: string) => string;
  readonly keptMissing: (count: string) => string;
  /** What it means that a check was passed. */
  readonly checks: Readonly<Record<AuditCheck, string>>;
}
