import type { Card } from '@bassadewitz/rules';
import { CARDS, cardName } from '@bassadewitz/rules';
import type { MaskedFrame } from './inbox.ts';

const HEAD = '{"type":"play","request":"';
const MIDDLE = bytesOf('","card":"');
const QUOTE = 0x22;
const BRACE = 0x7d;
const ZERO = 0x30;
/** Bytes from the end of the request's name to the end of the frame: what stands before the card, the card, a quote and a brace. */
const TAIL = MIDDLE.length + 4;
/** More digits than a counter that is a number can have without losing its last, when it is packed with a card. */
const DIGITS = 14;

/** A play: 32 times the number of the request, plus the card; -1 where a frame is none. */
export type PackedPlay = number;

export function requestOf(play: PackedPlay): number {
  return Math.floor(play / 32);
}

export function cardOf(play: PackedPlay): Card {
  return play % 32;
}

/**
 * Reads plays that are written the way in which nearly every JSON library writes them: these fields in this order, no white space,
 * no escapes. They are the same messages that the decoder of the protocol would read, for a fraction of the work: no text is made of
 * their bytes, which are not even unmasked. All other frames are left to the decoder.
 */
export class PlainPlays {
  readonly #head: Uint8Array;

  /** @param prefix what the names of all requests of the bot begin with, before their number; ASCII that needs no escape */
  constructor(prefix: string) {
    this.#head = bytesOf(HEAD + prefix);
  }

  read(frame: MaskedFrame): PackedPlay {
    const head = this.#head;
    const length = frame.end - frame.start;
    const end = length - TAIL;
    if (end <= head.length || end > head.length + DIGITS) return -1;
    if (byteAt(frame, length - 1) !== BRACE || byteAt(frame, length - 2) !== QUOTE) return -1;
    for (let i = 0; i < head.length; i++) if (byteAt(frame, i) !== head[i]) return -1;
    for (let i = 0; i < MIDDLE.length; i++) if (byteAt(frame, end + i) !== MIDDLE[i]) return -1;
    const card = cardAt(frame, end + MIDDLE.length);
    if (card < 0) return -1;
    const request = numberIn(frame, head.length, end);
    return request < 0 ? -1 : request * 32 + card;
  }
}

/** A byte of the payload. */
function byteAt({ bytes, start }: MaskedFrame, at: number): number {
  return (bytes[start + at] as number) ^ (bytes[start - 4 + (at & 3)] as number);
}

/** The number whose digits stand from `start` to before `end`, written as numbers are; else -1. */
function numberIn(frame: MaskedFrame, start: number, end: number): number {
  if (end > start + 1 && byteAt(frame, start) === ZERO) return -1;
  let number = 0;
  for (let i = start; i < end; i++) {
    const digit = byteAt(frame, i) - ZERO;
    if (digit < 0 || digit > 9) return -1;
    number = number * 10 + digit;
  }
  return number;
}

/** The card whose name stands at `at`, or -1. */
function cardAt(frame: MaskedFrame, at: number): number {
  const rank = byteAt(frame, at);
  const suit = byteAt(frame, at + 1);
  return rank > 0x7f || suit > 0x7f ? -1 : (CARD_OF[rank * 128 + suit] as number);
}

/** By 128 times the character code of the rank, plus that of the suit. */
const CARD_OF = new Int8Array(128 * 128).fill(-1);
for (const card of CARDS) {
  const [rank, suit] = bytesOf(cardName(card)) as unknown as [number, number];
  CARD_OF[rank * 128 + suit] = card;
}

function bytesOf(ascii: string): Uint8Array {
  return Uint8Array.from(ascii, (character) => character.charCodeAt(0));
}
