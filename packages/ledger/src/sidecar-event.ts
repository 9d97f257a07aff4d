/** What happened to the process that plays a tournament. What bots did beside their matches stands in the arena's log. */
export const SIDECAR_EVENTS = ['started', 'resumed', 'stopped'] as const;
export type SidecarEventKind = (typeof SIDECAR_EVENTS)[number];

export interface SidecarEvent {
  readonly kind: SidecarEventKind;
  /** When, in ms since 1970 by the clock on the wall. */
  readonly at: number;
}
