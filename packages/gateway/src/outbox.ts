import type { Duplex } from 'node:stream';
import type { Question } from '@bassadewitz/referee';
import type { WebSocket } from 'ws';
import { textFrame } from './text-frame.ts';

/**
 * What is sent in one turn of the event loop, over all sockets. The frames of a turn are put together to one text for each socket,
 * which is written at the end of the turn: a system call costs more than a move, and a table's message is small.
 */
export class Turn {
  #outboxes: Outbox[] = [];

  add(outbox: Outbox): void {
    if (this.#outboxes.push(outbox) === 1) setImmediate(() => this.#end());
  }

  #end(): void {
    const outboxes = this.#outboxes;
    this.#outboxes = [];
    for (const outbox of outboxes) outbox.flush();
  }
}

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

  /** Sends the text of a request, whose clock starts when the turn ends. */
  ask(text: string, question: Question): void {
    this.send(text);
    this.#questions.push(question);
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
      for (const question of questions) question.written();
    }
    if (this.#socket.bufferedAmount > this.#limit()) this.#overflow();
  }
}
