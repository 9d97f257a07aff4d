import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OpenRequests } from './open-requests.ts';
import type { WaitingSeat } from './waiting-seat.ts';

const seat = (number: number) => ({ number }) as unknown as WaitingSeat;

const STEP = fc.oneof(
  { weight: 4, arbitrary: fc.record({ open: fc.integer({ min: 1, max: 300 }) }) },
  { weight: 4, arbitrary: fc.record({ close: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ closeAllBut: fc.nat(3) }) },
);

test('it holds what a map would, in the same order, however long one stays open', () => {
  fc.assert(
    fc.property(fc.array(STEP, { maxLength: 60 }), (steps) => {
      const open = new OpenRequests();
      const model = new Map<number, WaitingSeat>();
      let next = 0;
      const close = (number: number) => {
        open.delete(number);
        model.delete(number);
      };
      for (const step of steps) {
        if ('open' in step) {
          for (let i = 0; i < step.open; i++, next++) {
            const one = seat(next);
            open.add(next, one);
            model.set(next, one);
          }
        } else if ('close' in step) close(next === 0 ? 0 : step.close % next);
        else for (const number of [...model.keys()].slice(step.closeAllBut)) close(number);
        expect(open.size).toBe(model.size);
      }
      expect([...open]).toEqual([...model.values()]);
      for (let number = -1; number <= next; number++) expect(open.get(number)).toBe(model.get(number));
    }),
  );
});

test('numbers far beyond 32 bits are told apart', () => {
  const open = new OpenRequests();
  const one = seat(1);
  open.add(2 ** 40 + 5, one);
  expect([open.get(2 ** 40 + 5), open.get(5), open.get(-1)]).toEqual([one, undefined, undefined]);
});
