import { EventEmitter } from 'node:events';
import type { Gateway } from '@bassadewitz/gateway';
import { ManualClock } from '@bassadewitz/referee';
import { describe, expect, test } from 'vitest';
import type { LocalBot } from '../bots/local-bot.ts';
import { Attendance } from './attendance.ts';

/** A gateway with one bot, whose coming and going the test decides. */
class Door extends EventEmitter {
  readonly clock = new ManualClock();
  state = 'ready';

  status() {
    return { state: this.state };
  }

  whenReady(_id: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      this.once('ready', () => resolve());
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  }

  lose(): void {
    this.state = 'lost';
    this.emit('lost', 'bot');
  }

  come(): void {
    this.state = 'ready';
    this.emit('ready', 'bot');
  }
}

const at = (door: Door, returnMs: number, processes = new Map<string, LocalBot>()) =>
  new Attendance(door as unknown as Gateway, processes, returnMs);

describe('a bot that is to play', () => {
  test('and is there, is there', async () => {
    expect(await at(new Door(), 0).awaits('bot')).toBe(true);
  });

  test('and is away, is waited for', async () => {
    const door = new Door();
    const attendance = at(door, 60_000);
    door.lose();
    const there = attendance.awaits('bot');
    door.come();
    expect(await there).toBe(true);
  });

  test('and does not come back in its time, counted from when it went, is not there', async () => {
    const door = new Door();
    const attendance = at(door, 100_000);
    door.lose();
    door.clock.advance(99_970.25);
    const began = performance.now();
    expect(await attendance.awaits('bot')).toBe(false);
    expect(performance.now() - began).toBeLessThan(50_000);
    door.clock.advance(30);
    expect(await attendance.awaits('bot')).toBe(false);
  });

  test('whose process has ended, is not waited for', async () => {
    const door = new Door();
    const ended = { exited: Promise.resolve({ code: 1, signal: null }) } as unknown as LocalBot;
    const attendance = at(door, 60_000, new Map([['bot', ended]]));
    door.lose();
    await new Promise((resolve) => setImmediate(resolve));
    expect(await attendance.awaits('bot')).toBe(false);
  });
});
