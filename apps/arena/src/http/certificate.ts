import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import type { TournamentConfig } from '../config/tournament-config.ts';
import { Failure, inPlainWords } from '../failure.ts';

/** A certificate chain and its key, as PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

const DOCUMENT = 'see docs/remote-bots.md';

/**
 * Reads the certificate that a configuration names; undefined where it names none.
 * @throws Failure USAGE when only one of certificate and key is named, FILES when they cannot be read or do not fit each other
 */
export function certificateOf(config: Pick<TournamentConfig, 'tlsCert' | 'tlsKey'>): Certificate | undefined {
  const { tlsCert, tlsKey } = config;
  if (tlsCert === undefined && tlsKey === undefined) return undefined;
  if (tlsCert === undefined || tlsKey === undefined) {
    const [came, missing] = tlsKey === undefined ? ['tlsCert', 'tlsKey'] : ['tlsKey', 'tlsCert'];
    throw new Failure('USAGE', `${came} was given without ${missing}; TLS needs both; ${DOCUMENT}`);
  }
  const certificate = { cert: textOf(tlsCert), key: textOf(tlsKey) };
  try {
    createSecureContext(certificate);
  } catch (error) {
    const why = (error as Error).message;
    throw new Failure('FILES', `${tlsCert} and ${tlsKey} are no certificate with its key: ${why}; ${DOCUMENT}`);
  }
  return certificate;
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Failure('FILES', `cannot read ${path}: ${inPlainWords(error)}; ${DOCUMENT}`);
  }
}
