import type { RequirementId } from './requirements.ts';

/** What it means for a tournament that something was done wrong, and how to mend it. */
export interface Advice {
  readonly means: string;
  readonly mend: string;
}

/**
 * For each requirement that a bot can be seen to break in any scenario, what that means whatever the scenario is about. A test
 * proves that each of them stands in the protocol.
 */
export const ADVICE = {
  'CN-1': {
    means: 'The bot cannot take part, or not again: the server never sees it.',
    mend: 'Connect by WebSocket to BASSADEWITZ_URL as it is, path included; an answer by HTTP means that it was no WebSocket upgrade.',
  },
  'CN-2': {
    means: 'Whoever reads the log of a proxy can play as this bot.',
    mend: 'Send the token in hello, and nowhere else.',
  },
  'FR-1': {
    means:
      'The bot sends what is no message of the protocol. As an answer to a request it is a fault (malformed), and the fallback card is played; ' +
      'elsewhere it is charged to the connection, which is closed after too many.',
    mend:
      'Send one JSON object a frame, with the fields and values of its schema in protocol/v1/schemas. What was wrong stands above, with the place in ' +
      'the message. A card is a rank and a suit, as in the legal field of the request: copy it from there.',
  },
  'FR-2': {
    means: 'The frame is refused with BINARY_FRAME and never read.',
    mend: 'Send text frames: give your library a string, not bytes.',
  },
  'FR-3': {
    means: 'The frame is refused with UNKNOWN_TYPE; many of them end the connection.',
    mend: 'A bot sends hello, ready, play and goodbye, and nothing else. Do not answer what you do not know.',
  },
  'FR-4': {
    means: 'The frame is refused with UNKNOWN_FIELD: where it is an answer, that is a fault (malformed).',
    mend: 'Send the fields that the schema of the message has, spelled as there, and no others.',
  },
  'FR-7': {
    means: 'The frame is refused unread; one above the hard limit ends the connection.',
    mend: 'A message of a bot has a few hundred bytes at most. Keep below limits.softFrameBytes of welcome.',
  },
  'HS-1': {
    means: 'The session never begins: nothing is accepted before hello.',
    mend: 'Send hello as the first frame of each connection, also when you come back.',
  },
  'HS-2': {
    means: 'The server and the bot have no version of the protocol in common: the connection is closed.',
    mend: 'List each version that the bot speaks in the field versions of hello; this one is 1.0.',
  },
  'HS-4': {
    means: 'The bot is refused with UNAUTHORIZED.',
    mend: 'Send the text of BASSADEWITZ_TOKEN as it is in the field token of hello, on each connection.',
  },
  'HS-8': {
    means: 'The bot gets no request: a server waits for ready.',
    mend: 'Wait for welcome, prepare what the bot needs, then send ready once.',
  },
  'HS-9': {
    means: 'The frame is refused with UNEXPECTED_MESSAGE; many of them end the connection.',
    mend: 'Send hello and ready once for each connection.',
  },
  'HB-2': {
    means: 'An arena takes the connection for lost and closes it with UNRESPONSIVE, in the middle of a match.',
    mend: 'Let the WebSocket library run while the bot thinks, so that it can answer pings.',
  },
  'RQ-2': {
    means: 'Such an answer is a fault (illegal): the fallback card is played, and after a few faults a stand-in plays.',
    mend: 'Copy the field request of the request that you answer, and name one of the cards in its field legal.',
  },
  'TM-3': {
    means: 'Time ran out: a fault (timeout), and the fallback card is played.',
    mend: 'Answer each request that comes, within moveMs; what goes beyond is taken from bankMs, which is there once a match.',
  },
  'ER-2': {
    means: 'The second answer is refused with DUPLICATE and charged to the connection, which is closed after too many.',
    mend: 'Answer each request frame once. An answer is not confirmed: the next message shows what was played.',
  },
  'RC-2': {
    means: 'The bot is out of its matches: they are played on without it.',
    mend: 'After a lost connection connect again, with the same token and name, and go through hello, welcome and ready.',
  },
  'RC-5': {
    means: 'A server that has trouble gets more of it, and may lock the address out.',
    mend: 'Wait half a second before the first attempt and twice as long after each that failed, with a random part.',
  },
  'RC-6': {
    means: 'Two processes with one token throw each other out for ever.',
    mend: 'After goodbye with the reason replaced, or the close code 4004, do not connect again.',
  },
  'RC-7': {
    means: 'The bot knocks at a door that stays closed, or its process never ends.',
    mend: 'Do not come back after the close codes 1000 and 4000 to 4499; end the process.',
  },
  'LV-1': {
    means: 'The bot has left: its open matches are played on without it, and it gets no further one.',
    mend: 'Say goodbye only if the bot shall play no more; otherwise wait for the goodbye of the server.',
  },
} as const satisfies Partial<Record<RequirementId, Advice>>;

/** A requirement that a bot can be seen to break. */
export type BreakableId = keyof typeof ADVICE;
