/**
 * What a connection has come to. `connected`: no hello yet; `preparing`: welcomed, not ready; `ready`: gets requests; `draining`:
 * the last frame is sent, and nothing more is read; `closed`.
 */
export const SESSION_STATES = ['connected', 'preparing', 'ready', 'draining', 'closed'] as const;

export type SessionState = (typeof SESSION_STATES)[number];
