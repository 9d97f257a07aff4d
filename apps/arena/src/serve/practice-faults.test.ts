import { expect, test } from 'vitest';
import { PracticeFaults } from './practice-faults.ts';

test('the latest twenty faults are kept, by their numbers since the server started', () => {
  const faults = new PracticeFaults();
  for (let trick = 0; trick < 25; trick++) {
    faults.add({ kind: 'illegal', deal: 0, trick: trick % 8, seat: 1, played: '7C', frame: '{}', frameLength: 2 });
  }
  expect(faults.total).toBe(25);
  expect(faults.list(0, 100).map(({ fault }) => fault)).toEqual(Array.from({ length: 20 }, (_, at) => at + 5));
  expect(faults.list(7, 2).map(({ fault }) => fault)).toEqual([7, 8]);
  expect(faults.list(24, 100)).toEqual([
    {
      fault: 24,
      kind: 'illegal',
      match: null,
      deal: 0,
      trick: 0,
      seat: 1,
      thinkMs: null,
      heldBack: false,
      played: '7C',
      frame: '{}',
      frameLength: 2,
      request: null,
    },
  ]);
});
