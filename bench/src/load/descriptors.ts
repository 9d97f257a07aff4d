import { readFileSync } from 'node:fs';

/** Descriptors that the runtime itself needs, with room to spare. */
const RESERVED = 200;

/**
 * How many sockets this process may open, by its limit of open files; without a limit where the system does not tell. Node raises
 * its own limit to the most that the system allows it (`ulimit -Hn`), so nothing is left to raise here.
 */
export function socketsAllowed(): number {
  if (process.platform !== 'linux') return Number.POSITIVE_INFINITY;
  return allowedBy(readFileSync('/proc/self/limits', 'utf8'));
}

/** @param limits the text of /proc/self/limits */
export function allowedBy(limits: string): number {
  const [, soft] = /^Max open files\s+(\S+)/m.exec(limits) ?? [];
  return soft === undefined || soft === 'unlimited' ? Number.POSITIVE_INFINITY : Number(soft) - RESERVED;
}
