// Sends one frame of garbage for each request. None names a request, so each is refused and charged to the connection, and the
// requests run out: `timeout`.
import { runBot } from './bot.ts';

const GARBAGE: readonly (string | Buffer)[] = [
  'what?',
  '',
  'null',
  '[]',
  '{"type":"pläy"}',
  '{"type":"play"',
  '\uFEFF{"type":"ready"}',
  '['.repeat(4000),
  'x'.repeat(5000),
  '{"type":"play","request":["q"],"card":"7C"}',
  '{"__proto__":{"type":"play"}}',
  Buffer.from([0x00, 0xff, 0x13]),
];
let count = 0;

runBot({
  onRequest({ socket }) {
    const frame = GARBAGE[count++ % GARBAGE.length] ?? '';
    socket.send(frame, { binary: typeof frame !== 'string' });
  },
});
