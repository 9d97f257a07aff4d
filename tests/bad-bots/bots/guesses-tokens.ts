// Tries thirty tokens before it says its own. Failed logins are limited by address, but that must not keep out the others, who are
// at the same address.
import { WebSocket } from 'ws';
import { note, runBot } from './bot.ts';

const { BASSADEWITZ_URL: url = '' } = process.env;

function guess(left: number): void {
  if (left === 0) {
    runBot();
    return;
  }
  const socket = new WebSocket(url);
  socket.on('error', () => {});
  socket.on('open', () => {
    const token = `guess-${left}`;
    socket.send(JSON.stringify({ type: 'hello', versions: ['1.0'], token, name: 'bad', version: '1', tables: 1 }));
  });
  socket.on('close', (closed) => {
    note({ closed });
    guess(left - 1);
  });
}
guess(30);
