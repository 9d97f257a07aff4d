// Plays well, and opens sockets beside that on which it says nothing, half a header, or no hello. They hurt nobody, and are gone at
// the end: no fault.
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { runBot } from './bot.ts';

const url = new URL(process.env.BASSADEWITZ_URL ?? '');
const UPGRADE = `GET ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\nUpgrade: websocket\r\nConnection: Upgr`;

runBot({
  onWelcome(link) {
    for (let i = 0; i < 10; i++) {
      for (const text of ['', UPGRADE]) {
        connect({ host: url.hostname, port: Number(url.port) }, function (this: NodeJS.WritableStream) {
          this.write(text);
        }).on('error', () => {});
      }
      new WebSocket(url).on('error', () => {});
    }
    setTimeout(() => link.send({ type: 'ready' }), 100);
  },
});
