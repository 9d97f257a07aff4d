// Dies by SIGKILL in the phase that its argument names, and stays away. In play: `disconnect` where a request was open, `no-show`
// in matches that had not begun.
import { cardFor, note, runBot } from './bot.ts';

const phase = process.argv[2];

function crash(): void {
  note({ crashed: phase });
  process.kill(process.pid, 'SIGKILL');
}

if (phase === 'start') crash();
runBot({
  // One table, so that it is known what had begun.
  tables: phase?.endsWith('result') ? 1 : 64,
  onWelcome(link) {
    if (phase === 'welcome') crash();
    link.send({ type: 'ready' });
  },
  onRequest(link, request) {
    if (phase === 'request') crash();
    const answer = JSON.stringify({ type: 'play', request: request.request, card: cardFor(request) });
    // A masked frame (RFC 6455) whose mask is 0, without its second half.
    const frame = Buffer.concat([Buffer.from([0x81, 0x80 | answer.length, 0, 0, 0, 0]), Buffer.from(answer)]);
    if (phase === 'half-frame') link.raw.write(frame.subarray(0, 40), crash);
    else link.socket.send(answer, () => phase === 'answer' && crash());
  },
  onResult(_link, { type }) {
    if (phase === type) crash();
  },
  onEnd() {
    if (phase === 'goodbye') crash();
  },
});
