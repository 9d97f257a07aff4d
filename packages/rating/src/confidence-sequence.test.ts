import { expect, test } from 'vitest';
import { sequenceWidth } from './confidence-sequence.ts';
import { normalDraw, seeded } from './random.fixture.ts';

test('for α = .05 and t* = 40 it is 3.0 to 3.3 standard errors wide from the tenth round on', () => {
  for (let t = 10; t <= 200; t++) {
    const width = sequenceWidth(t, { alpha: 0.05, tightestAt: 40 });
    expect(width).toBeGreaterThan(2.95);
    expect(width).toBeLessThan(3.35);
  }
});

test('for t* = 100 it is 3.9 at the tenth round', () => {
  expect(sequenceWidth(10, { alpha: 0.05, tightestAt: 100 })).toBeCloseTo(3.9, 1);
});

test('looking after every round of three boards, equals are separated in 2 to 4 % of runs; 1.96 separates a third', () => {
  const random = seeded(11);
  let [sequence, fixed] = [0, 0];
  const runs = 1000;
  for (let run = 0; run < runs; run++) {
    let [sum, squares] = [0, 0];
    let [bySequence, byFixed] = [false, false];
    for (let t = 1; t <= 200; t++) {
      for (let board = 0; board < 3; board++) {
        const value = normalDraw(random);
        sum += value;
        squares += value * value;
      }
      if (t < 10) continue;
      const boards = 3 * t;
      const ratio = Math.abs(sum) / Math.sqrt(((squares - (sum * sum) / boards) * boards) / (boards - 1));
      bySequence ||= ratio > sequenceWidth(t, { alpha: 0.05, tightestAt: 40 });
      byFixed ||= ratio > 1.96;
    }
    if (bySequence) sequence++;
    if (byFixed) fixed++;
  }
  expect(sequence / runs).toBeGreaterThan(0.015);
  expect(sequence / runs).toBeLessThan(0.04);
  expect(fixed / runs).toBeGreaterThan(0.3);
});
