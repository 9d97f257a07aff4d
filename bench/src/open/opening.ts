/** What opening a ledger costs, in a process that has not seen it before. */
export interface Opening {
  /** From the call to the head, the number of matches and the length of the part without a gap, in ms. */
  readonly ms: number;
  /** What the process read meanwhile by system calls, cached or not; undefined where the system does not tell. */
  readonly bytes: number | undefined;
}

export interface OpeningOrder {
  readonly path: string;
  /** To write, as a resumed run does, or to read only, as standings do. */
  readonly mode: 'write' | 'read';
}
