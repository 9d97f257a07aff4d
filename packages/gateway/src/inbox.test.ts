import { Duplex } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Inbox } from './inbox.ts';

const MASK = [0x5a, 0x00, 0xff, 0x81];

interface Sent {
  readonly bytes: Buffer;
  /** Whether it is whole and short, so that it may be taken. */
  readonly short: boolean;
  /** Whether the library has all that comes after it. */
  readonly unclear: boolean;
}

function frame(first: number, payload: Buffer): Sent {
  const { length } = payload;
  const size = length <= 125 ? [0x80 + length] : [0x80 + 126, length >> 8, length & 0xff];
  const masked = payload.map((byte, i) => byte ^ (MASK[i & 3] as number));
  const bytes = Buffer.concat([Buffer.from([first, ...size, ...MASK]), masked]);
  return { bytes, short: first === 0x81 && length <= 125, unclear: false };
}

/** A message that the gateway takes, and one that it does not. */
const TAKEN = frame(0x81, Buffer.from('take me'));
const OTHER = frame(0x81, Buffer.from('leave me'));

const PAYLOAD = fc.oneof(
  fc.constant(TAKEN.bytes),
  fc.uint8Array({ maxLength: 140 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom(126, 200, 5000, 0xffff).map((length) => Buffer.alloc(length, TAKEN.bytes)),
);
const CLEAR = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(TAKEN, OTHER) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(0x81, 0x82), PAYLOAD).map(([first, payload]) => frame(first, payload)),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(0x88, 0x89, 0x8a).map((first) => frame(first, TAKEN.bytes.subarray(0, 5))),
  },
);
/** Parts of a message, an extension's bit, no mask, a length of 64 bits. */
const UNCLEAR = fc
  .constantFrom([0x01, 0x80], [0x00, 0x80], [0xc1, 0x80], [0x81, 0x02], [0x81, 0xff], [0x83, 0x80], [0x8b, 0x80])
  .map((bytes) => ({ bytes: Buffer.from(bytes), short: false, unclear: true }));
const FRAMES = fc.array(fc.oneof({ weight: 30, arbitrary: CLEAR }, { weight: 1, arbitrary: UNCLEAR }), {
  maxLength: 30,
});

/** What became of a stream: what the library saw and what was taken, in their order. */
class Reading {
  readonly stream = new Duplex({ read() {}, write: (_chunk, _encoding, done) => done() });
  readonly pieces: { readonly bytes: Buffer; readonly taken: boolean }[] = [];

  constructor() {
    new Inbox(this.stream, (shown) => {
      if (shown.toString() !== 'take me') return false;
      this.pieces.push({ bytes: Buffer.from(shown.bytes.subarray(shown.start - 6, shown.end)), taken: true });
      return true;
    });
    this.stream.on('data', (bytes) => this.pieces.push({ bytes, taken: false }));
  }

  get bytes(): Buffer {
    return Buffer.concat(this.pieces.map(({ bytes }) => bytes));
  }

  /** The positions at which something was taken. */
  get taken(): number[] {
    const found: number[] = [];
    let at = 0;
    for (const { bytes, taken } of this.pieces) {
      if (taken) found.push(at);
      at += bytes.length;
    }
    return found;
  }
}

/** The positions of the frames that may be taken. */
function takeable(frames: readonly Sent[]): number[] {
  const found: number[] = [];
  let at = 0;
  for (const { bytes, unclear } of frames) {
    if (unclear) break;
    if (bytes.equals(TAKEN.bytes)) found.push(at);
    at += bytes.length;
  }
  return found;
}

test('however it is cut, each byte is seen once and in order, and only whole frames are taken', async () => {
  const cut = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 50 });
  await fc.assert(
    fc.asyncProperty(FRAMES, cut, async (frames, sizes) => {
      const all = Buffer.concat(frames.map(({ bytes }) => bytes));
      const reading = new Reading();
      await flowing(reading.stream);
      let at = 0;
      for (let i = 0; at < all.length; i++) {
        const end = i < 400 ? at + (sizes[i % sizes.length] as number) : all.length;
        reading.stream.push(all.subarray(at, end));
        at = end;
      }
      reading.stream.push(null);
      expect(reading.bytes.equals(all)).toBe(true);
      const may = new Set(takeable(frames));
      expect(reading.taken.filter((position) => !may.has(position))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('what comes whole is taken wherever it stands', async () => {
  await fc.assert(
    fc.asyncProperty(FRAMES, async (frames) => {
      const reading = new Reading();
      await flowing(reading.stream);
      reading.stream.push(Buffer.concat(frames.map(({ bytes }) => bytes)));
      expect(reading.taken).toEqual(takeable(frames));
    }),
  );
});

test('frames that come one by one are all taken, and so are those after one that was cut', async () => {
  const reading = new Reading();
  await flowing(reading.stream);
  const { bytes } = TAKEN;
  for (const chunk of [
    bytes,
    bytes.subarray(0, 1),
    bytes.subarray(1),
    bytes.subarray(0, 9),
    bytes.subarray(9),
    bytes,
  ]) {
    reading.stream.push(chunk);
  }
  // The fourth was cut behind its length, so that it had to be left to the library.
  expect(reading.taken).toEqual([0, 1, 3].map((n) => n * bytes.length));
});

test('nothing is taken past what the stream keeps back', async () => {
  const reading = new Reading();
  await flowing(reading.stream);
  reading.stream.pause();
  reading.stream.push(Buffer.concat([OTHER.bytes, TAKEN.bytes]));
  expect(reading.pieces).toEqual([]);
  reading.stream.resume();
  await new Promise(setImmediate);
  expect(reading.bytes).toEqual(Buffer.concat([OTHER.bytes, TAKEN.bytes]));
  expect(reading.taken).toEqual([]);
  reading.stream.push(TAKEN.bytes);
  expect(reading.taken).toEqual([OTHER.bytes.length + TAKEN.bytes.length]);
});

/** A stream begins to flow in the turn after it was listened to. */
async function flowing(stream: Duplex): Promise<void> {
  await new Promise(setImmediate);
  expect(stream.readableFlowing).toBe(true);
}
