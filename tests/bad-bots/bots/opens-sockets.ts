// Plays well, and opens 1,080 connections beside that on which it says nothing. Those above the limit for one address are refused
// with `TOO_MANY_CONNECTIONS`, 4507: no fault. They are fewer than 64, so that none is cut without a word, however slowly they go.
import { WebSocket } from 'ws';
import { note, runBot } from './bot.ts';

runBot({
  onWelcome(link) {
    let open = 0;
    const settled = () => {
      open += 1;
      if (open === 1080) link.send({ type: 'ready' });
    };
    for (let i = 0; i < 1080; i++) {
      const socket = new WebSocket(process.env.BASSADEWITZ_URL ?? '', { perMessageDeflate: false });
      socket.on('open', settled).on('error', settled);
      socket.on('close', (closed) => note({ closed }));
    }
  },
});
