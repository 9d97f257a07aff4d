import type { BotMessage, Play } from '@bassadewitz/protocol';
import { decodeBotFrame, errorMessage } from '@bassadewitz/protocol';
import type { Verdict } from '@bassadewitz/referee';
import { parseCard } from '@bassadewitz/rules';
import type { MaskedFrame } from './inbox.ts';
import { logIn } from './login.ts';
import { cardOf, requestOf } from './plain-play.ts';
import type { House, Session } from './session.ts';
import type { SessionState } from './session-state.ts';

/** Judges a frame that came in, in the fixed order: size, JSON, schema, the state of the session; then the request and on. */
export function receive(session: Session, house: House, frame: Buffer, binary: boolean): void {
  session.pulse.alive();
  const { softFrameBytes } = house.limits;
  if (frame.length > softFrameBytes) {
    const message = `the frame has ${frame.length} bytes; ${softFrameBytes} are the most that is read`;
    session.refuse({ code: 'FRAME_TOO_LARGE', message }, 1 + Math.floor(frame.length / softFrameBytes));
  } else if (binary) {
    session.refuse({ code: 'BINARY_FRAME', message: 'the frame is binary; send JSON in text frames' });
  } else {
    read(session, house, frame.toString());
  }
}

/** Takes a frame that answers an open request and is written as most are; false for one that has to be judged with care. */
export function receivePlay(session: Session, house: House, frame: MaskedFrame): boolean {
  const { bot } = session;
  if (bot === undefined || session.state !== 'ready') return false;
  const play = bot.plays.read(frame);
  const seat = play < 0 ? undefined : bot.requests.seatAt(requestOf(play));
  if (seat === undefined || frame.end - frame.start > house.limits.softFrameBytes) return false;
  session.pulse.alive();
  const verdict = seat.answer(cardOf(play), frame);
  if (isNoAnswer(verdict)) tellClosed(session, bot.requests.nameOf(requestOf(play)));
  return true;
}

function read(session: Session, house: House, text: string): void {
  const decoded = decodeBotFrame(text);
  if (decoded.ok) {
    judge(session, house, decoded.value, text);
    return;
  }
  const { request } = decoded.error;
  const seat = request === undefined || session.state !== 'ready' ? undefined : session.bot?.requests.seatOf(request);
  if (seat === undefined) session.refuse(decoded.error);
  else seat.malformed(decoded.error, text);
}

function judge(session: Session, house: House, message: BotMessage, text: string): void {
  const { state } = session;
  if (message.type === 'play' && state === 'ready') play(session, message, text);
  else if (message.type === 'hello' && state === 'connected') logIn(session, house, message);
  else if (message.type === 'ready' && state === 'preparing') session.ready();
  else if (message.type === 'goodbye') session.left();
  else {
    const request = message.type === 'play' ? { request: message.request } : {};
    const words = `${message.type} came while ${EXPECTED[state]}`;
    session.refuse({ code: 'UNEXPECTED_MESSAGE', message: words, ...request });
  }
}

const EXPECTED: Record<SessionState, string> = {
  connected: 'hello was expected',
  preparing: 'ready was expected',
  ready: 'only plays were expected',
  draining: 'nothing was expected',
  closed: 'nothing was expected',
};

function play(session: Session, { request, card }: Play, text: string): void {
  const parsed = parseCard(card);
  if (!parsed.ok) throw new Error(`the schema let ${card} pass for a card`);
  const verdict = session.bot?.requests.seatOf(request)?.answer(parsed.value, text);
  if (isNoAnswer(verdict)) tellClosed(session, request);
}

/** Whether the request of an answer was not open, or not any more. */
function isNoAnswer(verdict: Verdict | undefined): boolean {
  return verdict === undefined || verdict === 'late';
}

function tellClosed(session: Session, request: string): void {
  const code = session.bot?.requests.judgeClosed(request) ?? 'UNKNOWN_REQUEST';
  // The first late answer is the other half of a fault that was struck, and is not charged again.
  if (code === 'LATE') session.send(errorMessage(code, { message: LATE, request }));
  else session.refuse({ code, message: CLOSED_REQUEST[code], request });
}

const LATE = 'the answer came when the request had run out and the fallback card had been played';

const CLOSED_REQUEST = {
  DUPLICATE: 'this request was answered before; the first answer counts',
  UNKNOWN_REQUEST: 'this bot was sent no request of that name',
};
