import { EventEmitter } from 'node:events';
import type { Gateway } from '@bassadewitz/gateway';
import { ManualClock } from '@bassadewitz/referee';
import type { MatchPlayer } from '@bassadewitz/tournament';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import type { LocalBot } from '../bots/local-bot.ts';
import type { BotInstance } from './bot-instances.ts';
import { HeldPlayer } from './held-player.ts';
import { Outage } from './outage.ts';

/** A gateway whose bots come and go as the test says. */
class Door extends EventEmitter {
  readonly clock = new ManualClock();
  readonly states = new Map<string, string>();

  status(id: string) {
    return { id, state: this.states.get(id) ?? 'expected' };
  }

  go(...ids: string[]): void {
    for (const id of ids) this.turn(id, 'lost');
  }

  come(...ids: string[]): void {
    for (const id of ids) this.turn(id, 'ready');
  }

  turn(id: string, state: string): void {
    this.states.set(id, state);
    this.emit(state, id);
  }
}

function watch(local = '', remote = 'abcd', resumed = false) {
  const door = new Door();
  const ids = [...local, ...remote];
  for (const id of ids) door.states.set(id, resumed ? 'expected' : 'ready');
  const ends = new Map<string, () => void>();
  const processes = new Map(
    [...local].map((id) => [
      id,
      {
        exited: new Promise<void>((resolve) => {
          ends.set(id, resolve);
        }),
      } as unknown as LocalBot,
    ]),
  );
  const outage = new Outage({
    gateway: door as unknown as Gateway,
    instances: ids.map((id) => ({ id, name: id }) as BotInstance),
    processes,
    resumed,
    outageMs: 60_000,
    returnMs: 1000,
    log: pino({ level: 'silent' }),
  });
  return { door, outage, ends };
}

describe('most of the bots are away at once', () => {
  test('where three of four are, and no longer where all are back', () => {
    const { door, outage } = watch();
    door.go('a', 'b');
    expect(outage.on).toBe(false);
    door.go('c');
    expect(outage.on).toBe(true);
    door.come('a', 'b', 'c');
    expect(outage.on).toBe(false);
  });

  test('where both that come from afar are, whoever else plays; one alone is its own affair', () => {
    const { door, outage } = watch('vwxyz', 'ab');
    door.go('a');
    expect(outage.on).toBe(false);
    door.go('b');
    expect(outage.on).toBe(true);
    const single = watch('xyz', 'a');
    single.door.go('a');
    expect(single.outage.on).toBe(false);
  });

  test('where bots of this machine are; those whose processes have ended do not count', async () => {
    const { door, outage, ends } = watch('wxyz', '');
    door.go('w', 'x', 'y');
    expect(outage.on).toBe(true);
    for (const id of 'wxy') ends.get(id)?.();
    await new Promise((resolve) => setImmediate(resolve));
    expect(outage.on).toBe(false);
  });

  test('not where they said goodbye or never came', () => {
    const { door, outage } = watch();
    for (const id of 'abc') door.turn(id, 'left');
    expect(outage.on).toBe(false);
    const late = watch();
    for (const id of 'abc') late.door.states.set(id, 'expected');
    late.door.go('d');
    expect(late.outage.on).toBe(false);
  });

  test('from the first, where a run is taken up again before they are back', () => {
    const { door, outage } = watch('', 'abcd', true);
    expect(outage.on).toBe(true);
    door.come('a');
    expect(outage.on).toBe(true);
    door.come('b', 'c', 'd');
    expect(outage.on).toBe(false);
  });

  test('not once the run is over and its bots are sent home', async () => {
    const { door, outage, ends } = watch('wxyz', '');
    outage.end();
    for (const id of 'wxyz') door.turn(id, 'lost');
    ends.get('w')?.();
    await new Promise((resolve) => setImmediate(resolve));
    expect([outage.on, door.clock.pending]).toEqual([false, 0]);
  });

  test('until enough are back; the last have the time of any other to come back, from then on', () => {
    const { door, outage } = watch();
    door.go('a', 'b', 'c', 'd');
    door.clock.advance(30_000);
    door.come('a', 'b');
    door.clock.advance(999);
    expect(outage.on).toBe(true);
    door.clock.advance(1);
    expect(outage.on).toBe(false);
  });

  test('for a bounded time, and not again before enough were back', () => {
    const { door, outage } = watch();
    door.go('a', 'b', 'c', 'd');
    door.clock.advance(59_999);
    expect(outage.on).toBe(true);
    door.clock.advance(1);
    expect(outage.on).toBe(false);
    door.come('a');
    door.go('a');
    expect(outage.on).toBe(false);
    door.come('a', 'b', 'c');
    door.go('a', 'b', 'c');
    expect(outage.on).toBe(true);
  });

  test('and whoever waits for the end goes on then, or at a stop', async () => {
    const { door, outage } = watch();
    const stop = new AbortController();
    await outage.over(stop.signal);
    door.go('a', 'b', 'c');
    const [first, second] = [outage.over(new AbortController().signal), outage.over(stop.signal)];
    stop.abort();
    await second;
    door.come('a', 'b', 'c');
    await first;
    outage.end();
    expect([door.eventNames(), door.clock.pending]).toEqual([[], 0]);
  });

  test('and no match begins meanwhile', () => {
    const { door, outage } = watch();
    const player = new HeldPlayer({ capacity: () => 5 } as unknown as MatchPlayer, outage);
    let again = 0;
    const end = player.onRoom(() => {
      again += 1;
    });
    expect(player.capacity(0)).toBe(5);
    door.go('a', 'b', 'c');
    expect([player.capacity(0), again]).toEqual([0, 0]);
    door.come('a', 'b', 'c');
    expect([player.capacity(0), again]).toEqual([5, 1]);
    end();
    door.go('a', 'b', 'c');
    door.come('a', 'b', 'c');
    expect(again).toBe(1);
  });
});
