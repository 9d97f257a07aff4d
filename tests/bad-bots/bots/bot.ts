import { writeSync } from 'node:fs';
import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';

/** A message of the server, of which nothing is believed beforehand. */
export type Message = Readonly<Record<string, unknown>> & { readonly type: string };

/** One question of the server, as far as a bad bot looks at it. */
export interface Request extends Message {
  readonly request: string;
  readonly match: string;
  readonly legal: readonly string[];
  readonly seed: string;
  readonly moveMs: number;
  readonly bankMs: number;
  readonly networkMs: number;
}

/** A bot's connection, as its habits see it. */
export interface Link {
  readonly socket: WebSocket;
  /** The stream under the socket, once it is open. */
  readonly raw: Duplex;
  /** Sends a message, or any text. */
  send(message: object | string): void;
  /** Answers a request well. */
  play(request: Request): void;
}

/** What a bot does. Each bad bot has one vice; everything else is as below. */
export interface Habits {
  /** How many tables it offers to play at once. */
  readonly tables: number;
  readonly onWelcome: (link: Link) => void;
  /** Called when it is ready, each time that it has connected. */
  readonly onReady: (link: Link) => void;
  readonly onRequest: (link: Link, request: Request) => void;
  readonly onResult: (link: Link, result: Message) => void;
  readonly onError: (link: Link, error: Message) => void;
  readonly onGoodbye: (reason: string) => void;
  /** Whether it connects again after its connection was closed with this code. */
  readonly comesBack: (code: number) => boolean;
  /** How long it waits before that, in ms. */
  readonly pauseMs: number;
  /** What it does when it does not come back. */
  readonly onEnd: () => void;
}

const GOOD: Habits = {
  tables: 64,
  onWelcome: (link) => link.send({ type: 'ready' }),
  onReady: () => {},
  onRequest: (link, request) => link.play(request),
  onResult: () => {},
  onError: () => {},
  onGoodbye: () => {},
  comesBack: (code) => code !== 1000 && !(code >= 4000 && code <= 4499),
  // Shorter than the protocol wants it, so that tests are quick.
  pauseMs: 50,
  onEnd: () => process.exit(0),
};

/** Writes one thing that the bot was told to its log, at once: whatever becomes of the process, it stands there. */
export function note(fact: object): void {
  writeSync(2, `${JSON.stringify(fact)}\n`);
}

/**
 * The card that a well-behaved bot plays: the last legal one, of the highest suit the highest. The referee's fallback card is the lowest, so
 * that the ledger shows who played.
 */
export function cardFor(request: Request): string {
  return request.legal.at(-1) as string;
}

/** Meets its first request in one way and all others in another: well, where nothing is said. */
export function atFirst(first: Habits['onRequest'], then = GOOD.onRequest): Habits['onRequest'] {
  let met = false;
  return (link, request) => {
    if (met) then(link, request);
    else {
      met = true;
      first(link, request);
    }
  };
}

/** Plays a good bot, but for the habits that are given. */
export function runBot(vice: Partial<Habits> = {}): void {
  connect({ ...GOOD, ...vice });
}

function connect(habits: Habits): void {
  const { BASSADEWITZ_URL: url = '', BASSADEWITZ_TOKEN: token } = process.env;
  const socket = new WebSocket(url, { perMessageDeflate: false });
  let raw: Duplex | undefined;
  socket.on('upgrade', (response) => {
    raw = response.socket;
  });
  const link: Link = {
    socket,
    get raw() {
      if (raw === undefined) throw new Error('the socket is not open yet');
      return raw;
    },
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    play: (request) => link.send({ type: 'play', request: request.request, card: cardFor(request) }),
  };
  socket.on('open', () => {
    link.send({ type: 'hello', versions: ['1.0'], token, name: 'bad', version: '1.0.0', tables: habits.tables });
  });
  socket.on('message', (frame) => receive(link, habits, JSON.parse(frame.toString())));
  socket.on('error', (error) => note({ broken: error.message }));
  socket.on('close', (code, reason) => {
    note({ closed: code, reason: reason.toString() });
    if (habits.comesBack(code)) setTimeout(() => connect(habits), habits.pauseMs);
    else habits.onEnd();
  });
}

function receive(link: Link, habits: Habits, message: Message): void {
  switch (message.type) {
    case 'welcome':
      habits.onWelcome(link);
      habits.onReady(link);
      break;
    case 'request':
      noteAgain(message as Request);
      habits.onRequest(link, message as Request);
      break;
    case 'error':
      note({ error: message.code });
      habits.onError(link, message);
      break;
    case 'goodbye':
      note({ goodbye: message.reason });
      habits.onGoodbye(String(message.reason));
      break;
    default:
      if (message.type === 'match-result') note({ place: (message.places as number[])[message.seat as number] });
      habits.onResult(link, message);
  }
}

const seen = new Set<string>();

/** A request that comes again must say how much time is really left. */
function noteAgain({ request, moveMs, bankMs }: Request): void {
  if (seen.has(request)) note({ again: request, leftMs: moveMs + bankMs });
  seen.add(request);
}
