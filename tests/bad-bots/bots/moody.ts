// Has a vice of chance for each request: silence, delay, an illegal card, a misspelt answer, garbage, answers twice or to what it was never
// asked, a binary or a large frame, a flood, half a frame, a cut, a second connection. Whatever becomes of it, the others must not feel it.
import { type Habits, type Link, type Request, runBot } from './bot.ts';

type Mood = (link: Link, request: Request) => void;

const MOODS: readonly Mood[] = [
  () => {},
  (link, request) =>
    setTimeout(() => link.send({ type: 'play', request: request.request, card: request.legal[0] }), 700),
  (link, { request, legal }) => link.send({ type: 'play', request, card: legal.includes('7C') ? '8D' : '7C' }),
  (link, { request }) => link.send({ type: 'play', request, crad: '7C' }),
  (link, request) => {
    for (let i = 0; i < 20; i++) link.send('garbage');
    link.play(request);
  },
  (link, request) => {
    link.play(request);
    link.play(request);
  },
  (link, request) => link.play({ ...request, request: `${request.request}0` }),
  (link) => link.socket.send(Buffer.alloc(100)),
  (link) => link.send(' '.repeat(10_000)),
  (link) => link.send('x'.repeat(100_000)),
  (link) => {
    for (let i = 0; i < 300; i++) link.socket.ping();
  },
  (link) => link.raw.write(Buffer.from([0x81, 0xff, 0x00])),
  (link) => link.socket.terminate(),
  (link) => link.socket.close(1000),
  () => runBot(habits),
  (link) => link.send({ type: 'goodbye' }),
  (link, request) => link.play(request),
  (link, request) => link.play(request),
  (link, request) => link.play(request),
];

const habits: Partial<Habits> = {
  // A request that comes again meets the same mood, and its number of times would make it another: so it is counted.
  onRequest(link, request) {
    const times = (met.get(request.request) ?? 0) + 1;
    met.set(request.request, times);
    const mood = (Number.parseInt(request.seed.slice(0, 8), 16) + times) % MOODS.length;
    MOODS[mood]?.(link, request);
  },
  comesBack: (code) => code !== 4004 && !over,
  onEnd() {
    if (over) process.exit(0);
  },
  onGoodbye(reason) {
    over ||= reason === 'tournament-over';
  },
};
const met = new Map<string, number>();
let over = false;

runBot(habits);
