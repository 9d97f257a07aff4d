/** What a connection tells the client. Nothing more comes after `closed`, which comes exactly once. */
export interface ConnectionEvents {
  /** Frames can be sent now. */
  opened(): void;
  /** A text frame came. */
  received(text: string): void;
  /**
   * The connection is over or never came about.
   *
   * @param code a WebSocket close code; 1006 when there was no closing handshake
   * @param reason for people, may be empty
   * @param status the HTTP status by which a server refused to speak WebSocket, where there was one
   */
  closed(code: number, reason: string, status?: number): void;
}

/** One connection to a server, which carries text frames. */
export interface Connection {
  /** Sends a text frame; does nothing once the connection is closed. */
  send(text: string): void;
  /** Closes in good order. `closed` follows. */
  close(code: number, reason: string): void;
  /** Gives up at once, without a closing handshake. `closed` follows. */
  drop(): void;
  /** From now on the connection counts as lost when nothing (a ping is enough) came for so many ms. */
  expectTraffic?(withinMs: number): void;
}

/** Opens a connection. Never throws: what fails is told by `closed`. */
export type Dial = (url: string, events: ConnectionEvents) => Connection;

/** How long a connection may take to open, in ms. */
export const OPEN_MS = 10_000;
