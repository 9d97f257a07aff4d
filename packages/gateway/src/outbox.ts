import type { Duplex } from 'node:stream';
import type { Clock, Question } from '@bassadewitz/referee';
import type { WebSocket } from 'ws';
import { textFrame } from './text-frame.ts';

/**
 * What is sent in one turn of the event loop, over all sockets. The frames of a turn are put together to one text for each socket,
 * which is written at the end of the turn, or once there are enough: a system call costs more than a move, and a table's message is small.
 */
export class Turn {
  readonly #clock: Clock;
  #outboxes: Outbox[] = [];
  #questions = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  now(): number {
    return this.#clock.now();
  }

  /** Takes in an outbox that has something to write. */
  add(outbox: Outbox): void {
    if (this.#outboxes.push(outbox) === 1) setImmediate(() => this.#end());
  }

  /** Counts a question that waits. */
  asked(): void {
    this.#questions += 1;
    if (this.#questions >= MOST_IN_ALL) this.#end();
  }

  #end(): void {
    const outboxes = this.#outboxes;
    this.#outboxes = [];
    this.#questions = 0;
    for (const outbox of outboxes) outbox.flush();
  }
}

/**
 * So many questions over all sockets do not wait for the end of the turn either. With many bots a turn can take tens of ms, and what
 * was decided at its beginning would wait so long; written in such portions it costs no more, as few of them are for the same socket.
 */
const MOST_IN_ALL = 64;

/**
 * So many questions for one socket are not kept until the end of the turn: the bot can begin on them while the turn goes on. What a
 * bot is only told can wait, though results come in heaps, when a commit of the ledger is on disk. With four bots at 64 tables there is
 * no difference between 4, 8 and 16; with fewer, system calls cost more than waiting.
 */
const MOST_AT_ONCE = 8;

/**
 * The way out to one socket. Text frames go past the library, which would write header and text of each by itself; they may, since
 * without compression it holds back nothing that would have to go first.
 */
export class Outbox {
  readonly #turn: Turn;
  readonly #socket: WebSocket;
  readonly #raw: Duplex;
  readonly #limit: () => number;
  readonly #overflow: () => void;
  #frames = '';
  #questions: Question[] = [];

  /**
   * @param raw the stream under the socket, as the upgrade brought it
   * @param limit bytes that may wait to be read by the other side
   * @param overflow called when more wait at the end of a turn
   */
  constructor(turn: Turn, socket: WebSocket, raw: Duplex, limit: () => number, overflow: () => void) {
    this.#turn = turn;
    this.#socket = socket;
    this.#raw = raw;
    this.#limit = limit;
    this.#overflow = overflow;
  }

  /** Sends a text frame, ASCII only, at the end of the turn; does nothing where the socket is closing. */
  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#frames === '') this.#turn.add(this);
    this.#frames += textFrame(text);
  }

  /** Sends the text of a request, whose clock starts when it is written. */
  ask(text: string, question: Question): void {
    this.send(text);
    if (this.#questions.push(question) >= MOST_AT_ONCE) this.flush();
    this.#turn.asked();
  }

  /** Writes what was sent in this turn. */
  flush(): void {
    if (this.#frames === '') return;
    const frames = this.#frames;
    this.#frames = '';
    if (this.#socket.readyState === this.#socket.OPEN) this.#raw.write(frames, 'latin1');
    const questions = this.#questions;
    if (questions.length > 0) {
      this.#questions = [];
      const now = this.#turn.now();
      for (const question of questions) question.written(now);
    }
    if (this.#socket.bufferedAmount > this.#limit()) this.#overflow();
  }
}
