import { createHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import type { Schedule } from '@bassadewitz/fairness';
import { deriveKey, scheduleOf } from '@bassadewitz/fairness';
import type { PlayedMatch, Question } from '@bassadewitz/referee';
import { Field } from '../field.ts';
import type { Figure } from '../figures.ts';
import { duration, whole } from '../figures.ts';
import { progress } from '../progress.ts';
import { SEED, scheduleFor } from '../tournament-head.ts';
import { ownTimes } from './own-time.ts';
import { WatchedSeat } from './watched-seat.ts';

const PROCESSES = 2;
/** Without a bank, so that whatever holds a move up by more than the limit is a timeout. */
const TIME = { moveMs: 1000, bankMs: 0 };
const WARM_MS = 2000;
/** How often the loop is looked at, in ms. */
const RESOLUTION_MS = 1;

export interface TablesOptions {
  readonly bots: number;
  readonly tables: number;
  readonly seconds: number;
}

/** Many bots at many tables at once, all answering at once. Times in ms. */
export interface ManyTables extends TablesOptions {
  readonly moves: number;
  readonly movesPerSecond: number;
  /** The referee's own time for a move, from the reading of an answer to the writing of the next request. */
  readonly own: { readonly p50: number; readonly p99: number; readonly most: number };
  /** How late the event loop came to a timer: as long may an answer lie unread. 99th percentile. */
  readonly delayP99: number;
  /** Bots answer at once: each timeout is the machine's. */
  readonly timeouts: number;
  readonly otherFaults: number;
  /** How often the referee noticed that it was late itself, and gave a bot the time again. */
  readonly incidents: number;
}

export async function manyTables(options: TablesOptions): Promise<ManyTables> {
  const { bots, tables, seconds } = options;
  progress(`load: ${bots} bots at ${tables} tables for ${seconds} s`);
  const key = deriveKey(SEED);
  // So many that the time is over before they are.
  const schedule = scheduleOf(key, scheduleFor(bots, 100_000_000, 3));
  const field = new Field({ key, bots, processes: PROCESSES, time: TIME });
  await field.open();
  try {
    const watch = new Watch(field, schedule);
    const running = Array.from({ length: tables }, () => watch.playOn());
    const failed = Promise.all(running);
    await Promise.race([sleep(WARM_MS), failed]);
    const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
    delay.enable();
    watch.forget();
    const start = performance.now();
    await Promise.race([sleep(seconds * 1000), failed]);
    const elapsed = (performance.now() - start) / 1000;
    delay.disable();
    const delayP99 = Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION_MS);
    const result = { ...options, ...watch.result(elapsed), delayP99 };
    watch.over = true;
    await failed;
    return result;
  } finally {
    await field.close();
  }
}

/** Plays match after match and reckons what they tell. */
class Watch {
  over = false;
  readonly #field: Field;
  readonly #schedule: Schedule;
  readonly #own = createHistogram();
  #match = 0;
  #moves = 0;
  #timeouts = 0;
  #otherFaults = 0;
  #incidents = 0;

  constructor(field: Field, schedule: Schedule) {
    this.#field = field;
    this.#schedule = schedule;
  }

  /** One table. */
  async playOn(): Promise<void> {
    while (!this.over) {
      const questions: Question[] = [];
      const job = this.#schedule.match(this.#match++);
      const played = await this.#field.play(job, (bot) => new WatchedSeat(this.#field.seatOf(bot), questions));
      played.announce();
      this.#add(played, questions);
    }
  }

  /** Forgets what was played to warm up. */
  forget(): void {
    this.#own.reset();
    this.#moves = 0;
    this.#timeouts = 0;
    this.#otherFaults = 0;
    this.#incidents = 0;
  }

  result(seconds: number) {
    // Kept in µs.
    const at = (percentile: number) => this.#own.percentile(percentile) / 1000;
    return {
      moves: this.#moves,
      movesPerSecond: this.#moves / seconds,
      own: { p50: at(50), p99: at(99), most: this.#own.max / 1000 },
      timeouts: this.#timeouts,
      otherFaults: this.#otherFaults,
      incidents: this.#incidents,
    };
  }

  #add({ sidecar }: PlayedMatch, questions: readonly Question[]): void {
    const { thinking, faults, incidents } = sidecar;
    this.#moves += thinking.length;
    for (const { kind } of faults) {
      if (kind === 'timeout') this.#timeouts += 1;
      else this.#otherFaults += 1;
    }
    this.#incidents += incidents.length;
    // Where time was given again, a question no longer tells when it was written.
    if (incidents.length > 0) return;
    for (const ms of ownTimes(questions, thinking)) this.#own.record(Math.max(1, Math.round(ms * 1000)));
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

export function tablesFigures(one: ManyTables): Figure[] {
  const { p50, p99, most } = one.own;
  return [
    ['bots, tables at once, for', `${one.bots}, ${one.tables}, ${one.seconds} s`],
    ['moves a second', whole(one.movesPerSecond)],
    ["referee's own time for a move", `p50 ${duration(p50)}, p99 ${duration(p99)}, most ${duration(most)}`],
    ['delay of the event loop, p99', duration(one.delayP99)],
    [`timeouts at ${TIME.moveMs} ms a move, other faults`, `${whole(one.timeouts)}, ${whole(one.otherFaults)}`],
    ['times the referee was late itself', whole(one.incidents)],
  ];
}
