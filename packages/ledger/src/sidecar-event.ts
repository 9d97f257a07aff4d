/**
 * What happened around the matches.
 * - `started`, `resumed`, `stopped`: the tournament's process;
 * - `bot-connected`, `bot-lost`: a bot's connection;
 * - `bot-started`, `bot-exited`: a bot that the arena runs.
 */
export const SIDECAR_EVENTS = [
  'started',
  'resumed',
  'stopped',
  'bot-connected',
  'bot-lost',
  'bot-started',
  'bot-exited',
] as const;
export type SidecarEventKind = (typeof SIDECAR_EVENTS)[number];

export interface SidecarEvent {
  readonly kind: SidecarEventKind;
  /** When, in ms since 1970 by the clock on the wall. */
  readonly at: number;
  /** Which bot, as its position in the ledger's head. */
  readonly bot?: number;
  /** More in plain words, such as an exit code or a signal. */
  readonly detail?: string;
}
