import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { decodeBotFrame, encode, errorMessage, type Request } from '@bassadewitz/protocol';
import { randomFrom } from '@bassadewitz/rules';
import { type BotProcess, type StartBot, wordsFor } from './bot-process.ts';
import { Misconduct, Skipped } from './misconduct.ts';
import type { Observed } from './observed.ts';
import type { Introduction } from './report.ts';
import type { Connection } from './server/connection.ts';
import { Host } from './server/host.ts';
import { Stage } from './stage.ts';
import { DEFAULT_TIMEOUTS, type Timeouts, timeoutsFrom } from './timeouts.ts';
import { Transcript } from './transcript.ts';
import type { Verdict } from './verdict.ts';

/** How long a bot that failed is listened to for a late answer, or given to end, in ms. */
const PATIENCE_MS = 2000;

/** How long after its end a process's last frames may still come in, in ms. */
const READ_MS = 50;

/** How long after the loss of the connection a process is given to end, in ms. */
const CRASH_MS = 2000;

/** How long a process may take to be stopped before its asking ends without it, in ms. */
const STOP_MS = 10_000;

export interface AskOptions {
  readonly start: StartBot;
  /** Handed to the bot as it is, and judged by its own times: `moveMs`, `bankMs` and `networkMs`. */
  readonly request: Request;
  /** How long to wait for the bot until it is ready. */
  readonly timeouts?: Partial<Pick<Timeouts, 'startMs' | 'helloMs' | 'prepareMs'>>;
  /** How long a late answer is waited for once time has run out, in ms. Default: 2000. */
  readonly patienceMs?: number;
  readonly signal?: AbortSignal | undefined;
}

/** What a bot did with one request. Plain data: it can be written as JSON as it is. */
export interface Asked {
  readonly verdict: Verdict;
  /** What was observed, in plain words. */
  readonly observed: string;
  /** The time that the request gives, in ms. */
  readonly allowedMs: number;
  /** The card that the bot named; null where it named none. */
  readonly card: string | null;
  /** From the writing of the request to the reading of the answer, in ms; null where none came. */
  readonly thinkMs: number | null;
  /** Null where the bot never said hello. */
  readonly bot: Introduction | null;
  /** What passed over the wire. */
  readonly frames: readonly Observed[];
  /** The last lines that the bot printed. */
  readonly output: string;
}

/** The part of `Asked` that the bot's behaviour alone decides. */
type Finding = Pick<Asked, 'verdict' | 'observed'> & Partial<Pick<Asked, 'card' | 'thinkMs'>>;

/**
 * Starts a bot, hands it one request and judges the answer as an arena would, save that a bot which loses its connection is not
 * waited for. Never hangs: each wait has its limit.
 */
export async function askBot(options: AskOptions): Promise<Asked> {
  const { start, request, signal } = options;
  const { moveMs, bankMs, networkMs } = request;
  const token = randomBytes(32).toString('base64url');
  const timeouts = { ...timeoutsFrom(options.timeouts ?? {}), moveMs, bankMs };
  const transcript = new Transcript(token, () => performance.now());
  const host = await Host.open(transcript, DEFAULT_TIMEOUTS.heartbeatMs);
  let bot: BotProcess | undefined;
  let stage: Stage | undefined;
  try {
    bot = await start(Host.urlAt(host.port), token);
    bot.exited.then((exit) => transcript.add('check', 0, `the process ${wordsFor(exit)}`));
    stage = new Stage({ host, bot, token, timeouts, signal, random: randomFrom('one request') });
    const allowedMs = moveMs + bankMs + networkMs;
    const asking = new Asking(request, allowedMs, transcript, options.patienceMs ?? PATIENCE_MS);
    const finding = await judged(stage, bot, asking, signal);
    const asked = {
      allowedMs,
      card: null,
      thinkMs: null,
      ...finding,
      observed: transcript.hide(finding.observed),
      bot: stage.introduction ?? null,
      frames: [...transcript.entries],
    };
    // Only when the process is gone has everything that it printed come.
    stage.dismantle();
    await ended(bot);
    return { ...asked, output: transcript.hide(bot.output?.() ?? '') };
  } finally {
    stage?.dismantle();
    if (bot !== undefined) await ended(bot);
    await host.close();
  }
}

/** Ends the process; gives up on one that does not end. */
async function ended(bot: BotProcess): Promise<void> {
  await Promise.race([bot.stop(), pause(STOP_MS, undefined, { ref: false })]);
}

async function judged(
  stage: Stage,
  bot: BotProcess,
  asking: Asking,
  signal: AbortSignal | undefined,
): Promise<Finding> {
  const stopped = new Promise<Finding>((resolve) => {
    const stop = () => resolve({ verdict: 'stopped', observed: 'the asking was called off' });
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
  });
  let connection: Connection;
  try {
    connection = await Promise.race([stage.meet(), stopped.then(() => Promise.reject(new Skipped()))]);
  } catch (error) {
    if (error instanceof Skipped) return stopped;
    if (!(error instanceof Misconduct)) throw error;
    return { verdict: 'no-show', observed: error.message };
  }
  const gone = bot.exited.then(async (exit): Promise<Finding> => {
    // What it sent before its end is read first.
    await pause(READ_MS);
    return { verdict: 'disconnect', observed: `the bot's process ${wordsFor(exit)} and had not answered` };
  });
  const finding = await Promise.race([asking.put(connection), gone, stopped]);
  if (finding.verdict !== 'disconnect') return finding;
  // A connection is lost a moment before its process is seen to be gone, which says more.
  return Promise.race([gone, pause(CRASH_MS, finding, { ref: false })]);
}

/** One request on its way to a bot and back. */
class Asking {
  readonly #request: Request;
  readonly #allowedMs: number;
  readonly #transcript: Transcript;
  readonly #patienceMs: number;

  constructor(request: Request, allowedMs: number, transcript: Transcript, patienceMs: number) {
    this.#request = request;
    this.#allowedMs = allowedMs;
    this.#transcript = transcript;
    this.#patienceMs = patienceMs;
  }

  /** Sends the request and takes what comes, until an answer to it does or nothing more is waited for. */
  async put(connection: Connection): Promise<Finding> {
    const began = performance.now();
    connection.send(this.#request);
    const silence = Promise.withResolvers<Finding>();
    const timer = setTimeout(() => {
      const observed = `no answer within ${this.#allowedMs} ms, nor in the ${this.#patienceMs} ms after`;
      silence.resolve({ verdict: 'timeout', observed });
    }, this.#allowedMs + this.#patienceMs);
    // The server keeps the process alive; a bot that is gone must not.
    timer.unref();
    try {
      return await Promise.race([this.#hear(connection, began), silence.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #hear(connection: Connection, began: number): Promise<Finding> {
    for (;;) {
      try {
        const message = await connection.next();
        const thinkMs = round(performance.now() - began);
        if (message.type === 'goodbye') {
          return { verdict: 'disconnect', observed: 'the bot said goodbye and had not answered' };
        }
        if (message.type === 'play' && message.request === this.#request.request) {
          return this.#answered(message.card, thinkMs);
        }
        const code = message.type === 'play' ? 'UNKNOWN_REQUEST' : 'UNEXPECTED_MESSAGE';
        connection.send(JSON.parse(encode(errorMessage(code))));
      } catch (error) {
        if (!(error instanceof Misconduct)) throw error;
        const thinkMs = round(performance.now() - began);
        const finding = this.#refused(error, thinkMs);
        if (finding !== undefined) return finding;
      }
    }
  }

  #answered(card: string, thinkMs: number): Finding {
    const { legal } = this.#request;
    const isLegal = (legal as readonly string[]).includes(card);
    const named = `the bot answered ${card} after ${thinkMs} ms`;
    const fine = isLegal ? 'it is legal' : `legal are ${legal.join(' ')}`;
    if (thinkMs > this.#allowedMs) {
      return { verdict: 'timeout', observed: `${named}; it had ${this.#allowedMs} ms; ${fine}`, card, thinkMs };
    }
    return { verdict: isLegal ? 'played' : 'illegal', observed: `${named}; ${fine}`, card, thinkMs };
  }

  /** What follows from a frame that was refused or a connection that was lost; undefined where the clock just runs on. */
  #refused(error: Misconduct, thinkMs: number): Finding | undefined {
    // Only a lost connection has no requirement of its own.
    if (error.requirement === undefined) return { verdict: 'disconnect', observed: error.message };
    const frame = this.#transcript.entries.findLast(({ from }) => from === 'bot')?.text ?? '';
    const decoded = decodeBotFrame(frame);
    if (decoded.ok || decoded.error.request !== this.#request.request) return undefined;
    const late = thinkMs > this.#allowedMs;
    return { verdict: late ? 'timeout' : 'malformed', observed: error.message, thinkMs };
  }
}

/** To tenths of a ms: what a reader can use. */
function round(ms: number): number {
  return Math.round(ms * 10) / 10;
}
