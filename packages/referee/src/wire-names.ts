/** The names by which a bot knows a request and its match. */
export interface WireNames {
  readonly request: string;
  readonly match: string;
}
