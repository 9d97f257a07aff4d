import { X509Certificate } from 'node:crypto';
import { unwatchFile, watchFile } from 'node:fs';
import { Server as TlsServer } from 'node:tls';
import type { Logger } from 'pino';
import { type Certificate, certificateOf } from './certificate.ts';

/** How often it is looked whether the certificate was renewed, in ms. */
const LOOK_MS = 2000;

const DAY_MS = 86_400_000;

/** So long before its end it is warned of, in ms. */
const WARN_MS = 14 * DAY_MS;

/** When a certificate ends, in ms since 1970. */
export function endOf({ cert }: Certificate): number {
  return Date.parse(new X509Certificate(cert).validTo);
}

/**
 * Follows the files of the certificate: one that was renewed is taken up for new connections, one that cannot be used changes nothing.
 * @param taken told of the certificate in use, at once and whenever it is another
 * @returns ends that
 */
export function followCertificate(
  server: object,
  files: { readonly tlsCert?: string; readonly tlsKey?: string },
  certificate: Certificate,
  log: Logger,
  taken: (certificate: Certificate) => void = () => {},
): () => void {
  const { tlsCert } = files;
  if (tlsCert === undefined || !(server instanceof TlsServer)) return () => {};
  warnOfEnd(certificate, log);
  taken(certificate);
  const look = () => {
    try {
      const renewed = certificateOf(files);
      if (renewed === undefined) return;
      server.setSecureContext(renewed);
      taken(renewed);
      log.info({ tlsCert }, 'the certificate was read again');
      warnOfEnd(renewed, log);
    } catch (error) {
      log.error({ err: error }, 'the certificate has changed and cannot be used; the old one stays');
    }
  };
  watchFile(tlsCert, { interval: LOOK_MS, persistent: false }, look);
  return () => unwatchFile(tlsCert, look);
}

function warnOfEnd(certificate: Certificate, log: Logger): void {
  const end = endOf(certificate);
  const left = end - Date.now();
  if (left > WARN_MS) return;
  const ends = new Date(end).toISOString();
  log.warn({ ends }, left > 0 ? 'the certificate ends soon' : 'the certificate has ended: bots and browsers refuse it');
}
