/** Something that passed over the wire, or that the check did or saw. */
export interface Observed {
  /** Since the start of the scenario, in ms. */
  readonly atMs: number;
  /** Which connection of the scenario, from 1; 0 for what belongs to none. */
  readonly connection: number;
  /** Who sent the frame; `check` is what the check itself did or saw besides frames. */
  readonly from: 'bot' | 'server' | 'check';
  /** A frame, shortened and without the token, or a few words. */
  readonly text: string;
}
