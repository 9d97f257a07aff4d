import type { Connection, ConnectionEvents } from '../connection.ts';
import { OPEN_MS } from '../connection.ts';

/** What is used of a browser's WebSocket. Declared here since the package is not compiled against a browser's types. */
interface BrowserSocket {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number; readonly reason: string }) => void) | null;
  readonly readyState: number;
  send(text: string): void;
  close(code?: number, reason?: string): void;
}

const OPEN = 1;

/** Opens the WebSocket that the browser has. It answers pings by itself and shows nothing of them. */
export function dialWithBrowser(url: string, events: ConnectionEvents): Connection {
  const { WebSocket } = globalThis as unknown as { WebSocket: new (url: string) => BrowserSocket };
  const socket = new WebSocket(url);
  let over = false;
  const closed = (code: number, reason: string): void => {
    if (over) return;
    over = true;
    clearTimeout(slow);
    events.closed(code, reason);
  };
  const drop = (reason: string): void => {
    closed(1006, reason);
    socket.close();
  };
  const slow = setTimeout(() => drop('timed out'), OPEN_MS);

  socket.onopen = () => {
    clearTimeout(slow);
    if (!over) events.opened();
  };
  socket.onmessage = ({ data }) => {
    if (!over && typeof data === 'string') events.received(data);
  };
  socket.onclose = ({ code, reason }) => closed(code, reason);

  return {
    send(text) {
      if (!over && socket.readyState === OPEN) socket.send(text);
    },
    close(code, reason) {
      // A browser lets a page close with 1000 and 3000 to 4999 only.
      socket.close(code === 1000 || code >= 3000 ? code : 1000, reason);
    },
    drop: () => drop('given up'),
  };
}
