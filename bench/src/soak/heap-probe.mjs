/**
 * Preloaded (`--import`, with `--expose-gc`) into the process that the soak watches. Asked by a message, it collects all garbage and tells
 * what is left, in bytes: objects, and buffers outside of the heap. The product knows nothing of it, and the channel keeps no process alive.
 * Not TypeScript, since the part of Node that strips types would lie in the memory that is looked at.
 */
import { setFlagsFromString } from 'node:v8';

/** So often a leak on purpose adds its part, in ms. */
const LEAK_EVERY_MS = 100;

/** The room for garbage of a thread, in MiB: the one that writes needs six, and would fill that of the whole process in half an hour. */
const THREAD_MIB = 16;

async function answer() {
  // Twice: what waits for a finalizer goes with the second.
  for (let i = 0; i < 2; i++) {
    globalThis.gc();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { heapUsed, external } = process.memoryUsage();
  process.send({ live: heapUsed + external });
}

/** What a real leak would do, to prove that it is seen: keeps objects, so many bytes a second of them. */
function leak(bytesPerSecond) {
  const kept = [];
  const length = Math.max(1, Math.round((bytesPerSecond * LEAK_EVERY_MS) / 1000 / 8));
  setInterval(() => kept.push(new Array(length).fill(0.5)), LEAK_EVERY_MS).unref();
}

process.on('message', answer);
process.channel.unref();
// The heap of this thread has its size by now; what is set here holds for those that begin later.
setFlagsFromString(`--max-old-space-size=${THREAD_MIB}`);
const leaking = Number(process.env.BENCH_LEAK_BYTES_PER_SECOND);
if (leaking > 0) leak(leaking);
