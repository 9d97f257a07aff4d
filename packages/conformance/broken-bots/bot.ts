import { WebSocket } from 'ws';

/** A message of a server, of which nothing is believed beforehand. */
export type Message = Readonly<Record<string, unknown>> & { readonly type: string };

/** A bot's connection, as its habits see it. */
export interface Link {
  readonly socket: WebSocket;
  send(message: object): void;
}

/** What a bot does. Each broken bot has one bad habit; the others are those below. */
export interface Habits {
  /** The address to connect to. */
  readonly address: (url: string) => string;
  readonly autoPong: boolean;
  readonly read: (text: string) => Message;
  readonly greet: (link: Link, hello: object) => void;
  readonly onWelcome: (link: Link, welcome: Message) => void;
  readonly onRequest: (link: Link, request: Message) => void;
  readonly onError: (link: Link, error: Message) => void;
  /** Anything that is neither welcome, request, error nor goodbye. */
  readonly onOther: (link: Link, message: Message) => void;
  readonly comesBack: (code: number) => boolean;
  /** The pause before the next attempt, in ms, after so many failures. */
  readonly pauseMs: (failures: number) => number;
}

const GOOD: Habits = {
  address: (url) => url,
  autoPong: true,
  read: (text) => JSON.parse(text),
  greet: (link, hello) => link.send(hello),
  onWelcome: (link) => link.send({ type: 'ready' }),
  onRequest: (link, request) => play(link, request, legalOf(request)[0]),
  onError: (_link, { code, message }) => console.error(`${code}: ${message}`),
  onOther: () => {},
  comesBack: (code) => code !== 1000 && !(code >= 4000 && code <= 4499),
  pauseMs: (failures) => Math.min(30_000, 500 * 2 ** (failures - 1)) * (0.5 + Math.random() / 2),
};

export function play(link: Link, request: Message, card: unknown): void {
  link.send({ type: 'play', request: request.request, card });
}

export function legalOf(request: Message): readonly string[] {
  return request.legal as readonly string[];
}

/** Plays a good bot, but for the habits that are given. Ends the process with 0 when the tournament is over, with 1 on any exception. */
export function runBot(habits: Partial<Habits> = {}): void {
  connect({ ...GOOD, ...habits }, 0);
}

function connect(habits: Habits, failed: number): void {
  const { BASSADEWITZ_URL: url = '', BASSADEWITZ_TOKEN: token } = process.env;
  let failures = failed;
  let opened = false;
  const socket = new WebSocket(habits.address(url), { autoPong: habits.autoPong, perMessageDeflate: false });
  const link: Link = { socket, send: (message) => socket.send(JSON.stringify(message)) };
  socket.on('open', () => {
    opened = true;
    const hello = { type: 'hello', versions: ['1.0'], token, name: 'prover', version: '1.0.0', tables: 8 };
    habits.greet(link, hello);
  });
  socket.on('message', (data) => {
    const message = habits.read(data.toString());
    switch (message.type) {
      case 'welcome':
        failures = 0;
        habits.onWelcome(link, message);
        break;
      case 'request':
        habits.onRequest(link, message);
        break;
      case 'error':
        habits.onError(link, message);
        break;
      case 'goodbye':
        console.error(`goodbye: ${message.reason}`);
        break;
      default:
        habits.onOther(link, message);
    }
  });
  socket.on('error', (error) => console.error(error.message));
  socket.on('close', (code) => {
    // An attempt that failed ends nothing: 1006 is then no more than its having failed.
    if (opened && !habits.comesBack(code)) process.exit(0);
    failures += 1;
    setTimeout(() => connect(habits, failures), habits.pauseMs(failures));
  });
}
