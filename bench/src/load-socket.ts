import { connect as connectTcp } from 'node:net';
import { WebSocket } from 'ws';

export interface LoadSocket {
  send(text: string): void;
}

/**
 * Connects with the `ws` library.
 *
 * @param batching whether what one turn of the event loop sends is written at once, as the published client does it; otherwise each
 *   frame is written by itself, as any bot does that knows nothing of it
 */
export async function connect(url: string, batching: boolean, onText: (text: string) => void): Promise<LoadSocket> {
  const { hostname, port } = new URL(url);
  const raw = connectTcp({ host: hostname, port: Number(port), noDelay: true });
  const socket = new WebSocket(url, { perMessageDeflate: false, createConnection: () => raw });
  socket.on('message', (frame) => onText(frame.toString()));
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', resolve);
  });
  let corked = !batching;
  const uncork = () => {
    corked = false;
    raw.uncork();
  };
  return {
    send(text) {
      if (!corked) {
        corked = true;
        raw.cork();
        setImmediate(uncork);
      }
      socket.send(text);
    },
  };
}
