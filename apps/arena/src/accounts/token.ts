import { randomBytes } from 'node:crypto';

/** A new token: 256 random bits, 43 characters of letters, digits, `-` and `_`. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}
