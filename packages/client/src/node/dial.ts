import type { Socket } from 'node:net';
import { WebSocket } from 'ws';
import type { Connection, ConnectionEvents } from '../connection.ts';
import { OPEN_MS } from '../connection.ts';

/**
 * Opens a WebSocket with `ws`, which answers the server's pings and, unlike the one built into Node, lets the frames of
 * one turn of the event loop leave in a single write: with many tables that is what the speed of a bot hangs on.
 */
export function dialWithWs(url: string, events: ConnectionEvents): Connection {
  const socket = new WebSocket(url, { perMessageDeflate: false, handshakeTimeout: OPEN_MS });
  let raw: Socket | undefined;
  let corked = false;
  let alive = true;
  let watch: NodeJS.Timeout | undefined;
  let failure = '';
  let status: number | undefined;

  const uncork = (): void => {
    corked = false;
    raw?.uncork();
  };

  socket.on('upgrade', (response) => {
    raw = response.socket;
  });
  socket.on('open', () => events.opened());
  socket.on('message', (data, isBinary) => {
    alive = true;
    // The protocol has no binary frames; a later version that had them would not send them to this one.
    if (!isBinary) events.received(data.toString());
  });
  socket.on('ping', () => {
    alive = true;
  });
  socket.on('unexpected-response', (_request, response) => {
    status = response.statusCode;
    failure = `HTTP ${response.statusCode} ${response.statusMessage ?? ''}`.trim();
    socket.terminate();
  });
  socket.on('error', (error) => {
    failure ||= plainly(error);
  });
  socket.on('close', (code, reason) => {
    clearInterval(watch);
    events.closed(code, reason.toString() || failure, status);
  });

  return {
    send(text) {
      if (socket.readyState !== WebSocket.OPEN) return;
      if (!corked && raw !== undefined) {
        corked = true;
        raw.cork();
        setImmediate(uncork);
      }
      socket.send(text);
    },
    close(code, reason) {
      socket.close(code, reason);
    },
    drop() {
      socket.terminate();
    },
    expectTraffic(withinMs) {
      clearInterval(watch);
      alive = true;
      const look = () => {
        if (!alive) {
          failure = `nothing came for ${withinMs} ms`;
          socket.terminate();
        }
        alive = false;
      };
      // Behind the poll for input: where the bot was too busy to look, what lies there has come.
      watch = setInterval(() => setImmediate(look), withinMs);
    },
  };
}

const PLAIN: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection reset',
  ENOTFOUND: 'no such host',
  EAI_AGAIN: 'the host name could not be looked up',
  ETIMEDOUT: 'timed out',
  EPIPE: 'connection reset',
};

/** A network error in words. Node gives one with an empty message when it tried several addresses of a host. */
function plainly(error: Error & { code?: unknown }): string {
  return (typeof error.code === 'string' ? PLAIN[error.code] : undefined) ?? (error.message || 'unknown error');
}
