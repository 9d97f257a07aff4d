import type { Cancel, Clock } from './clock.ts';

/** Default resolution of alarms, in ms: an alarm is never early, and late by no more than this plus what the clock adds. */
export const ALARM_RESOLUTION_MS = 5;

/** Something that wants to be woken at a time that it keeps changing. `set` and `clear` it through its `Alarms`. */
export class Alarm {
  /** When to ring, in ms; infinite where it is not set. */
  dueAt = Number.POSITIVE_INFINITY;
  /** The bucket that holds it, or -1. Not later than `dueAt`, often earlier. */
  tick = -1;
  /** Its place in the bucket. */
  place = -1;
  readonly ring: (lag: number) => void;

  /** @param ring called with the clock's lag, in ms, when the alarm is due */
  constructor(ring: (lag: number) => void) {
    this.ring = ring;
  }
}

/**
 * The alarms of all tables on one clock. Nearly every alarm is moved before it rings, since nearly every move comes in time; so
 * moving one to a later time only writes a number, and a bucket that comes due sends such alarms on to a later bucket. One timer
 * of the clock serves them all.
 */
export class Alarms {
  readonly #clock: Clock;
  readonly #resolution: number;
  /** Lists, since a set that grows and shrinks leaves layouts behind that keep alarms, and all behind them, from the collector. */
  readonly #buckets = new Map<number, Alarm[]>();
  #swept = 0;
  #sweeping = false;
  #cancel: Cancel | undefined;

  constructor(clock: Clock, resolutionMs: number = ALARM_RESOLUTION_MS) {
    if (!(resolutionMs > 0)) throw new RangeError(`resolutionMs must be above 0, not ${resolutionMs}`);
    this.#clock = clock;
    this.#resolution = resolutionMs;
  }

  /** Lets the alarm ring at a time, in ms, instead of when it was to ring before. A time that is past is due at once. */
  set(alarm: Alarm, at: number): void {
    alarm.dueAt = at;
    if (this.#cancel === undefined && !this.#sweeping) this.#swept = Math.floor(this.#clock.now() / this.#resolution);
    const tick = this.#tickOf(at);
    if (alarm.tick >= 0 && alarm.tick <= tick) return;
    this.#take(alarm);
    this.#put(alarm, tick);
    this.#arm();
  }

  /** Lets the alarm not ring, and lets go of it. */
  clear(alarm: Alarm): void {
    alarm.dueAt = Number.POSITIVE_INFINITY;
    this.#take(alarm);
    if (this.#buckets.size > 0) return;
    this.#cancel?.();
    this.#cancel = undefined;
  }

  #tickOf(at: number): number {
    return Math.max(Math.ceil(at / this.#resolution), this.#swept + 1);
  }

  #put(alarm: Alarm, tick: number): void {
    let bucket = this.#buckets.get(tick);
    if (bucket === undefined) {
      bucket = [];
      this.#buckets.set(tick, bucket);
    }
    alarm.place = bucket.push(alarm) - 1;
    alarm.tick = tick;
  }

  #take(alarm: Alarm): void {
    const bucket = this.#buckets.get(alarm.tick);
    const last = bucket?.pop();
    if (bucket === undefined || last === undefined) return;
    if (last !== alarm) {
      bucket[alarm.place] = last;
      last.place = alarm.place;
    }
    if (bucket.length === 0) this.#buckets.delete(alarm.tick);
    alarm.tick = -1;
  }

  #arm(): void {
    if (this.#sweeping || this.#cancel !== undefined || this.#buckets.size === 0) return;
    this.#cancel = this.#clock.at((this.#swept + 1) * this.#resolution, () => this.#sweep());
  }

  #sweep(): void {
    this.#cancel = undefined;
    this.#sweeping = true;
    const now = this.#clock.now();
    const lag = this.#clock.lag();
    const due = this.#takeUpTo(Math.floor(now / this.#resolution));
    for (const alarm of due) {
      if (alarm.dueAt <= now) {
        alarm.dueAt = Number.POSITIVE_INFINITY;
        alarm.ring(lag);
      } else if (alarm.dueAt < Number.POSITIVE_INFINITY && alarm.tick < 0) {
        // Otherwise one that rang before it has set it anew.
        this.#put(alarm, this.#tickOf(alarm.dueAt));
      }
    }
    this.#sweeping = false;
    this.#arm();
  }

  /** Empties the buckets that are due; a loop that was stopped for long left many behind. The first due comes first. */
  #takeUpTo(last: number): Alarm[] {
    const due: Alarm[] = [];
    if (last - this.#swept > this.#buckets.size) {
      for (const [tick, bucket] of this.#buckets) if (tick <= last) due.push(...bucket);
    } else {
      for (let tick = this.#swept + 1; tick <= last; tick++) due.push(...(this.#buckets.get(tick) ?? []));
    }
    this.#swept = last;
    for (const alarm of due) this.#take(alarm);
    return due.sort((a, b) => a.dueAt - b.dueAt);
  }
}

const alarmsByClock = new WeakMap<Clock, Alarms>();

/** The alarms that everything on a clock has in common. */
export function alarmsOf(clock: Clock): Alarms {
  let alarms = alarmsByClock.get(clock);
  if (alarms === undefined) {
    alarms = new Alarms(clock);
    alarmsByClock.set(clock, alarms);
  }
  return alarms;
}
