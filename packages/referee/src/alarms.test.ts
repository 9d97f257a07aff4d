import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Alarm, Alarms, ManualClock } from './index.ts';

test('an alarm rings at its time or within the resolution after it, once', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.array(fc.double({ min: 0, max: 500, noNaN: true })),
      (resolution, times) => {
        const clock = new ManualClock();
        const alarms = new Alarms(clock, resolution);
        const rung: [number, number][] = [];
        for (const time of times) alarms.set(new Alarm(() => rung.push([time, clock.now()])), time);
        clock.advance(600);
        expect(rung.length).toBe(times.length);
        for (const [time, at] of rung) {
          expect(at).toBeGreaterThanOrEqual(time);
          expect(at).toBeLessThanOrEqual(time + 2 * resolution);
        }
        expect(clock.pending).toBe(0);
      },
    ),
  );
});

test('an alarm that is moved rings at its last time only, whether that is later or earlier', () => {
  const clock = new ManualClock();
  const alarms = new Alarms(clock, 5);
  const rung: number[] = [];
  const later = new Alarm(() => rung.push(clock.now()));
  alarms.set(later, 100);
  alarms.set(later, 300);
  const earlier = new Alarm(() => rung.push(clock.now()));
  alarms.set(earlier, 300);
  alarms.set(earlier, 200);
  clock.advance(1000);
  expect(rung).toEqual([200, 300]);
});

test('alarms that set and clear each other while they ring are heard as they say', () => {
  const clock = new ManualClock();
  const alarms = new Alarms(clock, 5);
  const rung: string[] = [];
  const second = new Alarm(() => rung.push(`second at ${clock.now()}`));
  const third = new Alarm(() => rung.push(`third at ${clock.now()}`));
  const first = new Alarm(() => {
    rung.push(`first at ${clock.now()}`);
    alarms.clear(second);
    alarms.set(third, 50);
    if (rung.length === 1) alarms.set(first, 30);
  });
  alarms.set(first, 10);
  alarms.set(second, 10);
  alarms.set(third, 10);
  clock.advance(100);
  expect(rung).toEqual(['first at 10', 'first at 30', 'third at 50']);
  expect(clock.pending).toBe(0);
});

test('a cleared alarm holds no timer', () => {
  const clock = new ManualClock();
  const alarms = new Alarms(clock);
  const alarm = new Alarm(() => {});
  alarms.set(alarm, 1000);
  expect(clock.pending).toBe(1);
  alarms.clear(alarm);
  expect(clock.pending).toBe(0);
});

test('after a standstill everything that fell due rings, the first due first', () => {
  const clock = new ManualClock();
  const alarms = new Alarms(clock, 5);
  const rung: number[] = [];
  for (const time of [90_000, 20, 40_000]) alarms.set(new Alarm((lag) => rung.push(time, lag)), time);
  clock.block(100_000);
  clock.unblock();
  expect(rung).toEqual([20, 100_000, 40_000, 100_000, 90_000, 100_000]);
});

test('a resolution of nothing is refused', () => {
  expect(() => new Alarms(new ManualClock(), 0)).toThrow('resolutionMs must be above 0, not 0');
});
