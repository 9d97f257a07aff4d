import { runBot } from '@bassadewitz/client';
import type { Request } from '@bassadewitz/protocol';
import type { CardName } from '@bassadewitz/rules';
import { chooseAtRandom } from './choice.ts';
import { cpuMs } from './cpu.ts';
import type { LoadAnswer, LoadOrder } from './load-order.ts';
import type { LoadSocket } from './load-socket.ts';
import { connect } from './load-socket.ts';

// The bots' side, in a process of its own. It does the same work whoever is on the other side: each request is parsed, a card is
// chosen by its seed and sent back.

const WARM_MS = 300;
const DRAIN_MS = 100;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let sockets: LoadSocket[] = [];
let answered = 0;
let echoing = false;

function answerTo(request: Request): string {
  return JSON.stringify({ type: 'play', request: request.request, card: chooseAtRandom(request) });
}

async function logIn(url: string, name: string, batching: boolean, silentFrom: number): Promise<LoadSocket> {
  const socket = await connect(url, batching, (text) => {
    // Results are not looked at: this bot keeps no account, and its process must not be what is measured.
    if (text.startsWith('{"type":"request"')) {
      const request = JSON.parse(text) as Request;
      if (request.tricks.length < silentFrom) socket.send(answerTo(request));
    } else if (text.startsWith('{"type":"welcome"')) socket.send('{"type":"ready"}');
  });
  socket.send(JSON.stringify({ type: 'hello', versions: ['1.0'], token: name, name, version: '1', tables: 4096 }));
  return socket;
}

/** Sockets to the echo. An answer goes out on the next socket, as the next request at a table goes to another bot. */
async function connectEcho(url: string, count: number, batching: boolean): Promise<void> {
  const open = Array.from({ length: count }, (_, index) =>
    connect(url, batching, (text) => {
      const play = answerTo(JSON.parse(text));
      answered += 1;
      if (echoing) sockets[(index + 1) % count]?.send(play);
    }),
  );
  sockets = await Promise.all(open);
}

async function echo(inFlight: number, ms: number): Promise<LoadAnswer> {
  echoing = true;
  for (let i = 0; i < inFlight; i++) sockets[i % sockets.length]?.send('{"type":"play","request":"q","card":"7C"}');
  await sleep(WARM_MS);
  answered = 0;
  const cpu = cpuMs();
  const start = performance.now();
  await sleep(ms);
  const perSecond = answered / ((performance.now() - start) / 1000);
  const used = cpuMs() - cpu;
  echoing = false;
  await sleep(DRAIN_MS);
  return { perSecond, cpuMs: used };
}

async function obey(order: LoadOrder): Promise<LoadAnswer> {
  switch (order.do) {
    case 'bots': {
      const { url, names, batching, silentFrom = 8 } = order;
      sockets = await Promise.all(names.map((name) => logIn(url, name, batching, silentFrom)));
      return {};
    }
    case 'client-bots': {
      const bot = { version: '1', chooseCard: (request: Request) => chooseAtRandom(request) as CardName };
      const running = order.names.map((name) =>
        runBot({ ...bot, name }, { url: order.url, token: name, log: () => {} }),
      );
      for (const one of running) one.catch((error: unknown) => process.send?.({ error: String(error) }));
      return {};
    }
    case 'connect-echo':
      await connectEcho(order.url, order.sockets, order.batching);
      return {};
    case 'echo':
      return echo(order.inFlight, order.ms);
    case 'cpu':
      return { cpuMs: cpuMs() };
  }
}

process.on('message', (order: LoadOrder) => {
  obey(order).then(
    (answer) => process.send?.(answer),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
