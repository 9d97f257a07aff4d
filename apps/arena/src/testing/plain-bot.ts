import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes a bot that needs no library.
 * @param choose an expression for the card, in which `request` is the request
 * @returns the words of its command line
 */
export function plainBot(folder: string, name: string, choose: string): string[] {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(
    path,
    `const socket = new WebSocket(process.env.BASSADEWITZ_URL);
    const send = (message) => socket.send(JSON.stringify(message));
    socket.onopen = () =>
      send({ type: 'hello', versions: ['1.0'], token: process.env.BASSADEWITZ_TOKEN, name: '${name}', version: '1', tables: 8 });
    socket.onclose = ({ code }) => process.exit(code === 1000 ? 0 : 1);
    socket.onmessage = ({ data }) => {
      const request = JSON.parse(data);
      if (request.type === 'welcome') send({ type: 'ready' });
      if (request.type === 'request') send({ type: 'play', request: request.request, card: ${choose} });
    };
    `,
  );
  return [process.execPath, path];
}
