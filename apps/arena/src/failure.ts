import { StoreError, type StoreErrorCode } from '@bassadewitz/store';
import { EXIT_CODES, type ExitCodeName } from './exit-codes.ts';

/**
 * A failure that a person can act on: printed as one line, never with a stack trace.
 * The message names what came, what was valid, and where to read on.
 */
export class Failure extends Error {
  readonly exit: ExitCodeName;

  constructor(exit: ExitCodeName, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Failure';
    this.exit = exit;
  }

  get exitCode(): number {
    return EXIT_CODES[this.exit];
  }
}

/** What was asked for is well said and cannot be done as things stand: it is over, or was done already. */
export class Conflict extends Failure {
  constructor(message: string) {
    super('USAGE', message);
    this.name = 'Conflict';
  }
}

/** Of what happens to a ledger's file these alone are nothing that a person can mend: nobody but us closes it, or plays a match twice. */
const BUGS: readonly StoreErrorCode[] = ['CLOSED', 'DUPLICATE_MATCH'];

/** What happened to a ledger's file as a failure of files; whatever else was thrown as it is. */
export function failureOf(error: unknown): unknown {
  if (!(error instanceof StoreError) || BUGS.includes(error.code)) return error;
  return new Failure('FILES', error.message, { cause: error });
}

/** The `code` of a system error such as `EADDRINUSE`, or undefined for any other value. */
export function systemCode(error: unknown): string | undefined {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  return typeof code === 'string' ? code : undefined;
}

const PLAIN: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of the path is not a folder',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  EPERM: 'not permitted',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EADDRINUSE: 'the port is in use',
  EADDRNOTAVAIL: 'the address is not one of this machine',
  ENOTFOUND: 'no such host',
};

/** A system error in plain words. */
export function inPlainWords(error: unknown): string {
  const code = systemCode(error);
  return (code && PLAIN[code]) ?? code ?? String(error);
}
