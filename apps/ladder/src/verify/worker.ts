import type { VerifyMessage, VerifyRequest } from './messages.ts';
import { verifyLedger } from './verify-ledger.ts';

/** Of what a page is told, no more than it can show. */
const LEAST_MS = 80;

const say = (message: VerifyMessage) => postMessage(message);
let last = 0;

addEventListener('message', ({ data }: MessageEvent<VerifyRequest>) => {
  verifyLedger(
    data,
    (phase, done, of) => {
      const time = performance.now();
      if (time - last < LEAST_MS && done !== of) return;
      last = time;
      say({ kind: 'progress', phase, done, of });
    },
    () => performance.now(),
  ).then(say, (error: unknown) =>
    say({ kind: 'broken', message: error instanceof Error ? error.message : String(error) }),
  );
});
