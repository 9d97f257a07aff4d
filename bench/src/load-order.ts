/** What the process with the bots is told to do. */
export type LoadOrder =
  | {
      readonly do: 'bots';
      readonly url: string;
      readonly names: readonly string[];
      /** Whether what one turn of the event loop sends is written at once. */
      readonly batching: boolean;
      /** From this trick on, counted from 0, the bots say nothing any more. */
      readonly silentFrom?: number;
    }
  /** The same bots, written with the published client. */
  | { readonly do: 'client-bots'; readonly url: string; readonly names: readonly string[] }
  | { readonly do: 'connect-echo'; readonly url: string; readonly sockets: number; readonly batching: boolean }
  | { readonly do: 'echo'; readonly inFlight: number; readonly ms: number }
  | { readonly do: 'cpu' };

export interface LoadAnswer {
  /** Round trips a second. */
  readonly perSecond?: number;
  /** Processor time that the process has used so far, in ms. */
  readonly cpuMs?: number;
  readonly error?: string;
}
